#pragma once

#include <span>
#include <vector>

#include "topology/passage.h"

namespace mazefolio::topology {

/// Where a disc has room inside of one cell. All distances are squared.
class CellRoom {
 public:
  explicit CellRoom(std::span<const Edge> outline);

  /// From a point to the nearest wall; 0 outside of the cell.
  double at(Point p) const;
  /// What no point exceeds.
  double most() const;
  /// The point with most room, near enough; `fallback` where none has more.
  Point roomiest(Point fallback) const;
  /// The cell is not convex.
  bool is_bent() const { return bent_; }
  /// Points that a disc gets to from the center, on lines where it has `enough` room. The center is the
  /// first.
  std::vector<Point> spots(Point center, double enough) const;

 private:
  bool is_clear(Point from, Point to, double enough) const;
  std::vector<Obstacle> walls_;
  std::vector<Point> corners_;
  Rect box_;
  bool bent_ = false;
};

}  // namespace mazefolio::topology
