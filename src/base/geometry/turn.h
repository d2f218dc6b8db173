#pragma once

#include "base/geometry/geometry.h"

namespace mazefolio::base {

/// Turns by 180 degrees about the middle of a box, which stays where it is.
constexpr Transform upside_down(const Rect& box) { return {-1, {box.x0 + box.x1, box.y0 + box.y1}}; }

/// The same box with its sides in order, which a turn exchanges.
constexpr Rect in_order(const Rect& r) {
  return {std::min(r.x0, r.x1), std::min(r.y0, r.y1), std::max(r.x0, r.x1), std::max(r.y0, r.y1)};
}

}  // namespace mazefolio::base
