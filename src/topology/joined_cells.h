#pragma once

#include "base/bit_set.h"
#include "topology/any_topology.h"

namespace mazefolio::topology {

/// `cells`, with the shortest chains of cells from `allowed` that join their pieces into one, as far as
/// possible. Of equally short chains the lowest on the page is taken.
BitSet joined(const AnyTopology& t, const BitSet& cells, const BitSet& allowed);

}  // namespace mazefolio::topology
