#pragma once

#include <cstdint>
#include <span>

#include "topology/topology.h"

namespace mazefolio::solve {

/// The passages of a maze as plain arrays: cell -> its neighbors in next[first[c], first[c + 1]).
struct PassageLists {
  std::span<const std::uint32_t> first, next;
  std::span<const Point> centers;
  bool unit = true;  ///< all steps have length 1, else the distance of the centers
};

/// The mean length, in pitches, of a walk without memory from one cell to another: at each junction it goes
/// anywhere, a little likelier towards the finish. Dead ends are left out, so that without loops it is the
/// way. The cells must be connected.
double drawn_walk(const PassageLists& passages, std::uint32_t from, std::uint32_t to);

}  // namespace mazefolio::solve
