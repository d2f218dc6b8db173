#pragma once

#include "maze/maze.h"

namespace mazefolio::draw {

/// Half of the width that walls take from a passage, in maze units.
struct HalfWalls {
  double inner = 0, rim = 0;
};

/// Diameter of the widest disc that can move from cell center to cell center through every passage of the
/// maze and over every crossing; at most one unit. In a cell between a rim and an inner wall the disc may lie
/// as far from the center as their thicknesses differ.
double open_width(const Maze& maze, HalfWalls half = {});

}  // namespace mazefolio::draw
