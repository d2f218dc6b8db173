#pragma once

#include <utility>
#include <vector>

#include "maze/maze.h"

namespace mazefolio::draw {

/// How large a disc goes from the center of a cell to the middle of a door, whatever other walls are closed:
/// never more than it is in a maze. One answer for all cells
/// of a lattice that are alike.
template <PlanarTopology T>
class WalledWays {
 public:
  /// `half` of the thickness of all walls near these ways.
  WalledWays(const T& topology, double half) : topology_(topology), half_(half) {}

  /// On the straight way; below 0 where sides of cells are arcs.
  double straight(Cell from, Wall door, Cell beyond);
  /// On the way that turns where it can leave through the middle of the door at a right angle.
  double turned(Cell from, Wall door, Cell beyond);

 private:
  bool take_sides(Wall door, Cell a, Cell b);
  double room(Point from, Point to) const;

  const T& topology_;
  double half_;
  std::vector<Segment> sides_;
  std::vector<std::pair<Point, double>> known_{};  ///< by the way from the center to the middle
};

/// Where a way from a center turns, to go on through the middle of a door at a right angle.
Point turn_before(const Edge& door, Point center);

}  // namespace mazefolio::draw
