#pragma once

#include <vector>

#include "topology/any_topology.h"

namespace mazefolio {

/// From the centre of a cell to the middle of one of its walls, both included: straight where that stays in
/// the cell, along the ring in cells between two arcs, round the corners in cells that are not convex.
std::vector<Point> way_to_wall(const AnyTopology& topology, Cell c, Wall w);

}  // namespace mazefolio
