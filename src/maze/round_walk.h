#pragma once

#include "maze/maze.h"

namespace mazefolio::maze {

/// True where the way begins and ends in the same cell within the maze: it leads around a loop, which has no
/// gates.
bool is_round(const Maze& maze);

}  // namespace mazefolio::maze
