#pragma once

#include <vector>

#include "topology/any_topology.h"

namespace mazefolio::draw {

/// The line from the middle of one wall of a cell to the middle of another, both included; `no_wall` stands
/// for the cell's center. It goes straight through the center where that stays in the cell, at right angles
/// in upright rectangles, along the ring in cells between two arcs, and around the corners in cells that are
/// not convex.
std::vector<Point> route_through(const AnyTopology& topology, Cell c, Wall in, Wall out);

}  // namespace mazefolio::draw
