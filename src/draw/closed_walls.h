#pragma once

#include <cmath>
#include <cstdint>
#include <vector>

#include "base/geometry/edges.h"
#include "maze/maze.h"

namespace mazefolio::draw {

/// Half of the width that walls take from a passage, in maze units.
struct HalfWalls {
  double inner = 0, rim = 0;
};

/// No passage counts as wider than one unit: the largest radius of a disc.
inline constexpr double most_room = 0.5;

/// The walls of a maze that are closed, its rim without gates among them, in a grid of boxes one unit wide,
/// each with every wall within reach.
class ClosedWalls {
 public:
  ClosedWalls(const Maze& maze, HalfWalls half);

  /// Radius of the largest disc around `p` between the walls, at most `most_room`; negative within a wall.
  /// Where it is less than `enough`, anything less.
  double clear(Point p, double enough = -HUGE_VAL) const;
  /// False: on the straight way between two points no wall of the rim is within reach.
  bool may_reach_rim(Point a, Point b) const;

 private:
  struct ClosedWall {
    Segment line;
    bool rim = false;
  };

  std::size_t box_of(Point p) const;
  template <class Fn>
  void for_each_box(const Rect& r, Fn fn) const;
  Rect reach_of(const ClosedWall& w) const { return inset(edge_bounds(w.line), -most_room); }
  void file();

  HalfWalls half_;
  Rect box_;
  std::size_t columns_ = 0, rows_ = 0;
  std::vector<ClosedWall> walls_;
  std::vector<std::uint32_t> first_, filed_;  ///< walls by box
  std::vector<std::uint8_t> at_rim_;          ///< by box: one of its walls is of the rim
};

}  // namespace mazefolio::draw
