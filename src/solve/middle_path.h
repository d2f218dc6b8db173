#pragma once

#include "maze/maze.h"

namespace mazefolio::solve {

/// Of the shortest ways through a thick maze the one that keeps off the rock and turns least: it takes the
/// middle of halls. Empty when there is no way.
CellPath middle_path(const Maze& thick, Cell from, Cell to);

}  // namespace mazefolio::solve
