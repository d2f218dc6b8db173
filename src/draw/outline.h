#pragma once

#include <vector>

#include "maze/maze.h"

namespace mazefolio {

/// The closed rings of the rim in maze units, outer ring first, then holes; arcs as chords, collinear points
/// merged. Gates do not open them. The first point is not repeated. `radius` rounds the corners that
/// joined_walls rounds.
std::vector<std::vector<Point>> outline_rings(const Maze& maze, double radius = 0);

}  // namespace mazefolio
