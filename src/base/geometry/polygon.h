#pragma once

#include <span>
#include <vector>

#include "base/geometry/geometry.h"

namespace mazefolio::base {

/// The corners of a closed outline, and the middles of its arcs.
std::vector<Point> polygon_through(std::span<const Edge> outline);

/// True inside of a closed polygon (even-odd).
bool surrounds(std::span<const Point> ring, Point p);

}  // namespace mazefolio::base
