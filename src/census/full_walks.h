#pragma once

#include <optional>

#include "census/tally.h"
#include "topology/any_topology.h"

namespace mazefolio::census {

// Walks that visit each cell once (Hamiltonian paths), in either direction the same. Exact; nothing where the
// board is too large. Whether two neighbors have one wall between them or two is the same.

/// All of them. On a single cell there is one.
std::optional<Tally> full_walks(const AnyTopology& topology);
/// Those between two different cells.
std::optional<Tally> full_walks(const AnyTopology& topology, Cell from, Cell to);
/// Round walks (Hamiltonian cycles), wherever they begin.
std::optional<Tally> round_walks(const AnyTopology& topology);

}  // namespace mazefolio::census
