#pragma once

#include <string>

#include "maze/maze.h"

namespace mazefolio::rules {

/// The moves from stop to stop as arrows, in groups of five; a dot where one waits.
std::string told_moves(const Maze& maze, const CellPath& stops);

}  // namespace mazefolio::rules
