#pragma once

#include <vector>

#include "topology/any_topology.h"

namespace mazefolio {

/// The closed rings of the rim in maze units, outer ring first, then holes; arcs as chords, collinear points
/// merged. Gates do not open them. The first point is not repeated. `radius` rounds the corners as
/// joined_walls does, but for those where an inner wall may end.
std::vector<std::vector<Point>> outline_rings(const AnyTopology& topology, double radius = 0);

}  // namespace mazefolio
