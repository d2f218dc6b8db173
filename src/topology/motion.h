#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "topology/ring.h"

namespace mazefolio::topology {

/// A symmetry that cells are to have: a reflection in a vertical line, or a half turn.
enum class Fold { none, mirror, half_turn };

/// A half turn about a point, or a reflection in the vertical line through it. Each is its own inverse.
struct Motion {
  Point middle;
  bool turn = false;
  Point operator()(Point p) const { return {2 * middle.x - p.x, turn ? 2 * middle.y - p.y : p.y}; }
  std::vector<Edge> operator()(std::vector<Edge> outline) const;
};

/// The motion about the middle of rings. Nothing without a fold.
std::optional<Motion> motion_of(Fold fold, std::span<const Ring> rings);
/// True where the motion maps rings to themselves. O(points squared).
bool keeps(const Motion& motion, std::span<const Ring> rings);

/// Finds what lies at a point, to 1e-6.
class PointIndex {
 public:
  /// Points and the ids of what lies there.
  explicit PointIndex(std::vector<std::pair<Point, std::uint32_t>> points);
  std::optional<std::uint32_t> at(Point p) const;

 private:
  struct Entry {
    std::int64_t column = 0, row = 0;
    Point point;
    std::uint32_t id = 0;
  };
  std::vector<Entry> entries_;
};

}  // namespace mazefolio::topology
