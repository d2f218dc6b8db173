#pragma once

#include <vector>

#include "base/geometry/geometry.h"

namespace mazefolio::base {

/// A line that a plotter draws or a laser cuts without lifting. Between two points it is straight, or an arc:
/// the bulge of a piece is the tangent of a quarter of its angle, positive where it turns clockwise on paper.
/// A closed line ends at its first point.
struct CutLine {
  std::vector<Point> points;
  std::vector<double> bulges;  ///< one less than points
};

}  // namespace mazefolio::base
