#pragma once

#include <span>
#include <vector>

#include "topology/passage.h"

namespace mazefolio::topology {

/// Where a disc has room inside of one cell. All distances are squared.
class CellRoom {
 public:
  explicit CellRoom(std::span<const Edge> outline);

  /// From a point to the nearest wall; 0 outside of the cell, and where it is less than `enough`.
  double at(Point p, double enough = 0) const;
  /// What no point exceeds.
  double most() const;
  /// The point with most room, near enough; `fallback` where none has more.
  Point roomiest(Point fallback) const;
  /// The cell is not convex.
  bool is_bent() const { return bent_; }
  /// Straight ways from the center do not lead to all doors.
  bool is_long() const;
  /// Points that a disc with `enough` room gets to from the center, which is the first. They are close.
  std::vector<Point> spots(Point center, double enough) const;

 private:
  double clearance(Point p, double enough) const;
  std::vector<Obstacle> walls_;
  std::vector<Point> corners_;
  Rect box_;
  bool bent_ = false;
};

}  // namespace mazefolio::topology
