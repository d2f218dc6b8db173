#pragma once

#include <array>
#include <vector>

#include "layout/frame.h"
#include "topology/any_topology.h"

namespace mazefolio::draw {

/// A bridge on paper, in maze units.
struct Crossing {
  Cell over = no_cell, under = no_cell;
  std::array<Path, 2> rails;   ///< beside the lane above, flared to the corners of the cell like )(
  std::array<Path, 2> mouths;  ///< closed: where the lane below goes in, between its door and a rail
  double gap = 0;              ///< between the centers of the rails
};
/// Widest line of a rail, by the pitch: a wider one would hide the mouths.
constexpr double widest_rail = 0.1;
/// Ink of the mouths: paler than walls, to show that the lane continues below.
constexpr double mouth_gray = 0.65;
std::vector<Crossing> crossings_of(const AnyTopology& topology);

}  // namespace mazefolio::draw
