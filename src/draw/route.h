#pragma once

#include <vector>

#include "topology/any_topology.h"

namespace mazefolio::draw {

/// From the middle of one wall of a cell to the middle of another, both included; `no_wall`: from or to its
/// center. Straight by way of the center where that stays in the cell, at right angles in upright rectangles,
/// along the ring in cells between two arcs, round the corners in cells that are not convex.
std::vector<Point> way_through(const AnyTopology& topology, Cell c, Wall in, Wall out);

}  // namespace mazefolio::draw
