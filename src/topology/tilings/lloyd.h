#pragma once

#include <vector>

#include "base/geometry/geometry.h"

namespace mazefolio::topology {

/// Lloyd's relaxation: so many times, every point moves to the center of gravity of its Voronoi cell in
/// `box`. Their order becomes that of a board's squares. Meant for about one point a square unit.
std::vector<Point> relaxed(std::vector<Point> points, const Rect& box, int rounds);

}  // namespace mazefolio::topology
