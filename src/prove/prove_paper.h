#pragma once

#include "prove/maze_steps.h"

namespace mazefolio::prove {

/// In the passages all is paper but what `allowed` holds: not even ink of 3 percent lies there. Crossings are
/// left out, because the lane below them is shaded.
void prove_paper(const PrintedMaze& maze, const Mask& allowed, const char* what, Verdict& verdict);

/// The same for a puzzle, where only walls and marks have ink.
void prove_paper(const PrintedMaze& maze, Verdict& verdict);

}  // namespace mazefolio::prove
