#pragma once

#include "topology/any_topology.h"

namespace mazefolio::topology {

/// The distance from the middle of a cell to its nearest side, in maze units.
double inner_room(const AnyTopology& t, Cell c);

/// The distance from the middle of a wall to the nearest other side of its two cells, and to its own ends.
double doorway_room(const AnyTopology& t, Wall w);

/// The distance from a point near the middle of a wall to the nearest other side of its two cells.
double room_beside_doorway(const AnyTopology& t, Wall w, Point p);

}  // namespace mazefolio::topology
