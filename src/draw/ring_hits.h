#pragma once

#include <vector>

#include "base/geometry/geometry.h"

namespace mazefolio::draw {

/// Closed rings of points, the outer one first (outline_rings).
using Rings = std::vector<std::vector<Point>>;

bool overlap(const Rect& a, const Rect& b);
/// Whether a point of the polygon is in the box.
bool overlap(const std::vector<Point>& polygon, const Rect& box);
/// Whether the box touches a ring or lies inside the maze.
bool hits_maze(const Rings& rings, const Rect& box);
/// Whether the polygon is closer to a ring than `air`, or lies inside the maze.
bool hits_maze(const Rings& rings, const std::vector<Point>& polygon, double air);

}  // namespace mazefolio::draw
