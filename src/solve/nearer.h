#pragma once

#include "topology/topology.h"

namespace mazefolio::solve {

/// A cell and where it lies.
struct PlacedCell {
  Cell cell;
  Point center;
};

/// Of cells equally many steps from a goal the one nearest to it on paper comes first, so that nothing
/// depends on how the page is turned; of those again the one with the smallest id.
inline bool nearer(const PlacedCell& a, const PlacedCell& b, Point goal) {
  const double difference = dot(goal - a.center, goal - a.center) - dot(goal - b.center, goal - b.center);
  return difference < -1e-9 || (difference < 1e-9 && a.cell < b.cell);
}

}  // namespace mazefolio::solve
