#pragma once

#include "layout/frame.h"
#include "maze/maze.h"

namespace mazefolio::draw {

/// Printed walls as few long lines, in maze units. Both are stroked; inner walls, and outlines of rock, end
/// on the rim's center line.
struct WallPaths {
  Path inner, rim;
  bool right_angled = false;  ///< all walls are upright or level: corners may be square
};

/// Every closed wall of the maze but its gates. At a crossing lines go on straight; collinear pieces are one;
/// rings are closed, arcs stay arcs. `radius` (maze units, at most half a wall) rounds the corners where just
/// two walls and no rail of a bridge meet, so that a tee or a crossing never opens. The rim ends
/// `rim_setback` before a gate.
WallPaths joined_walls(const Maze& maze, double radius = 0, double rim_setback = 0);

}  // namespace mazefolio::draw
