#pragma once

#include <span>
#include <vector>

#include "base/geometry/geometry.h"

namespace mazefolio::topology {

/// The ring of these points; a corner is where it turns by more than 25 degrees.
Ring ring_of(std::span<const Point> points);

/// True of a point that an odd number of rings surround. Each test looks at few chords.
class RingInside {
 public:
  explicit RingInside(std::span<const Ring> rings);
  bool operator()(Point p) const;

 private:
  std::size_t band(double y) const;
  double top_ = 0, step_ = 1;
  std::vector<std::vector<Segment>> bands_;  ///< chords by height
};

/// The stretch of a ring through these points as few edges: a segment where it is straight, arcs where it is
/// curved, split at corners. It begins and ends at the first and the last point exactly.
std::vector<Edge> edges_through(std::span<const RingPoint> points);

}  // namespace mazefolio::topology
