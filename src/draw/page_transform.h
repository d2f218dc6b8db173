#pragma once

#include "base/geometry/turn.h"

namespace mazefolio::draw {

/// From maze units to points on the page: a maze that fills its frame is stretched a little. A negative scale
/// turns it by 180 degrees.
struct PageTransform {
  double scale = 1;
  Point shift;
  double stretch = 1;  ///< of y against x
  constexpr Point operator()(Point p) const {
    return {p.x * scale + shift.x, p.y * scale * stretch + shift.y};
  }
  constexpr Rect operator()(const Rect& r) const {
    const Point a = (*this)(Point{r.x0, r.y0}), b = (*this)(Point{r.x1, r.y1});
    return in_order({a.x, a.y, b.x, b.y});
  }
};

}  // namespace mazefolio::draw
