#pragma once

#include <vector>

#include "base/geometry/cut_line.h"
#include "maze/maze.h"

namespace mazefolio::draw {

/// Every wall of the maze once, as few long lines, in maze units. The line that comes next is always the one
/// with the nearest end, from the top left on.
std::vector<CutLine> cut_lines(const Maze& maze);

}  // namespace mazefolio::draw
