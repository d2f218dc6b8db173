#pragma once

#include <vector>

#include "maze/maze.h"

namespace mazefolio {

/// A thick maze in which a reader walks halls along their middle: floor becomes lines one cell wide, pillars
/// in it and nooks beside it are no choice. Same cell ids; the kept cells stay. Without halls nothing
/// changes. Dug gates are closed.
Maze centre_lines(const Maze& thick, const std::vector<Cell>& kept);

}  // namespace mazefolio
