#pragma once

#include <utility>
#include <vector>

#include "support/ink.h"

namespace mazefolio {

/// Clear width, in points, of the widest way between the two points of each pair: the diameter of the largest
/// disc that can be moved along it without touching ink or leaving the outline. Exact but for a pixel's
/// rounding.
std::vector<double> clear_widths(const Raster& page, const std::vector<std::vector<Point>>& outline,
                                 const std::vector<std::pair<Point, Point>>& ways);

}  // namespace mazefolio
