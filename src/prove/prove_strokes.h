#pragma once

#include "prove/maze_steps.h"

namespace mazefolio::prove {

/// Walls and rim are as thick as the manifest says. `beside`: there may be other ink beside them (rock, or
/// filled cells), so that they cannot be too thick.
void prove_strokes(const PrintedMaze& maze, bool beside, Verdict& verdict);

}  // namespace mazefolio::prove
