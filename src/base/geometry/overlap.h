#pragma once

#include <span>

#include "base/geometry/geometry.h"

namespace mazefolio::base {

/// The areas of two figures, and the area that both share.
struct Overlap {
  double first = 0, second = 0, both = 0;
  /// The shared area by all that is covered, 0 to 1.
  double likeness() const;
};

/// Figures by the lines around them, holes included, in any order and direction. Measured along horizontal
/// lines, `step` from each other.
Overlap overlap_of(std::span<const Segment> first, std::span<const Segment> second, double step);

}  // namespace mazefolio::base
