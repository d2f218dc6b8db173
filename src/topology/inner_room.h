#pragma once

#include "topology/any_topology.h"

namespace mazefolio::topology {

/// The distance from the middle of a cell to its nearest side, in maze units.
double inner_room(const AnyTopology& t, Cell c);

}  // namespace mazefolio::topology
