#pragma once

#include <span>

#include "draw/open_width.h"
#include "layout/frame.h"
#include "maze/maze.h"

namespace mazefolio::draw {

/// Printed walls as few long lines, in maze units. Both paths are stroked. Inner walls, and outlines of rock,
/// end on the center line of the rim.
struct WallPaths {
  Path inner, rim;
  Path fillets;               ///< filled: the rounded corners between walls of a tee or a crossing
  bool right_angled = false;  ///< all walls are vertical or horizontal, so corners may be square
};

/// Every closed wall of the maze except its gates. Lines continue straight at crossings, collinear pieces are
/// merged, rings are closed, and arcs stay arcs. `radius` (maze units, at most half a wall) rounds corners
/// where exactly two walls and no rail of a bridge meet; at a tee or a crossing, which must not open, the
/// corners are filled instead. The rim ends `rim_setback` before a gate. `half` is the thickness of the
/// walls, which fillets lie beside. Where there are `letters`, the rim that is not along their outlines is
/// among the inner walls: it is that of bridges between them.
WallPaths joined_walls(const Maze& maze, double radius = 0, double rim_setback = 0, HalfWalls half = {},
                       std::span<const Ring> letters = {});

}  // namespace mazefolio::draw
