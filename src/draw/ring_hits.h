#pragma once

#include <vector>

#include "base/geometry/geometry.h"

namespace mazefolio::draw {

/// Closed rings of points, the outer one first (outline_rings).
using Rings = std::vector<std::vector<Point>>;

bool overlap(const Rect& a, const Rect& b);
/// A point of the polygon lies in the box.
bool overlap(const std::vector<Point>& polygon, const Rect& box);
/// The box touches a ring or lies within the maze.
bool hits_maze(const Rings& rings, const Rect& box);
/// The polygon comes nearer to a ring than `air`, or lies within the maze.
bool hits_maze(const Rings& rings, const std::vector<Point>& polygon, double air);

}  // namespace mazefolio::draw
