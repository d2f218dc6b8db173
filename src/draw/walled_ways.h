#pragma once

#include <utility>
#include <vector>

#include "maze/maze.h"

namespace mazefolio::draw {

/// How large a disc goes straight from the center of a cell to the middle of a door, ends left out, whatever
/// other walls are closed: never more than it is in a maze. One answer for all cells of a lattice that are
/// alike.
class WalledWays {
 public:
  /// `half` of the thickness of all walls near these ways.
  WalledWays(const Lattice& lattice, double half) : lattice_(lattice), half_(half) {}
  double room(Cell from, Wall door, Cell beyond);

 private:
  const Lattice& lattice_;
  double half_;
  std::vector<std::pair<Point, double>> known_;  ///< by the way from the center to the middle
};

}  // namespace mazefolio::draw
