#pragma once

#include "maze/maze.h"

namespace mazefolio::solve {

/// Of the shortest paths through a thick maze the one that stays away from the rock and turns least: in the
/// middle of halls. Empty where there is no path.
CellPath middle_path(const Maze& thick, Cell from, Cell to);

}  // namespace mazefolio::solve
