#pragma once

#include "topology/topology.h"

namespace mazefolio::solve {

/// A cell and its center.
struct PlacedCell {
  Cell cell;
  Point center;
};

/// The order of cells with the same number of steps to a goal: the one nearest to the goal on paper comes
/// first, so that the result does not depend on how the page is turned; of equally near ones the smallest id.
inline bool nearer(const PlacedCell& a, const PlacedCell& b, Point goal) {
  const double difference = dot(goal - a.center, goal - a.center) - dot(goal - b.center, goal - b.center);
  return difference < -1e-9 || (difference < 1e-9 && a.cell < b.cell);
}

}  // namespace mazefolio::solve
