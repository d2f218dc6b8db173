#pragma once

#include "draw/closed_walls.h"

namespace mazefolio::draw {

/// Diameter of the widest disc that can move from cell center to cell center through every passage of the
/// maze and over every crossing; at most one unit. In a cell between a rim and an inner wall the disc may lie
/// as far from the center as their thicknesses differ.
double open_width(const Maze& maze, HalfWalls half = {});

}  // namespace mazefolio::draw
