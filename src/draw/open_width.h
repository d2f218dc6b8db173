#pragma once

#include "maze/maze.h"

namespace mazefolio {

/// Half of what walls take from a passage, in maze units.
struct HalfWalls {
  double inner = 0, rim = 0;
};

/// Diameter of the widest disc that can be moved from cell centre to cell centre through every passage of the
/// maze, and over every crossing; at most one unit. Walls are as thick as they say; a cell between a rim and
/// an inner wall counts as if they shared their thickness.
double open_width(const Maze& maze, HalfWalls half = {});

}  // namespace mazefolio
