#pragma once

#include <vector>

#include "base/geometry/geometry.h"

namespace mazefolio::topology {

/// Lloyd's relaxation: in each round every point moves to the center of gravity of its Voronoi cell in `box`.
/// The result is ordered by the squares of a board. Meant for about one point in each square unit.
std::vector<Point> relaxed(std::vector<Point> points, const Rect& box, int rounds);

}  // namespace mazefolio::topology
