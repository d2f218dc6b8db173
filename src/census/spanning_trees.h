#pragma once

#include <optional>

#include "census/tally.h"
#include "topology/any_topology.h"

namespace mazefolio::census {

/// How many perfect mazes these cells have: the spanning trees of their graph. Exact where that takes a few
/// seconds, else its size alone; nothing where even that takes longer. The topology must be connected.
std::optional<Tally> spanning_trees(const AnyTopology& topology);

}  // namespace mazefolio::census
