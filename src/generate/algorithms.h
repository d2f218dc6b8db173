#pragma once

#include "base/options.h"
#include "base/rng.h"
#include "topology/any_topology.h"

namespace mazefolio {

/// One line an algorithm; the idea, the bias and the cost stand at the head of each .cpp. All return the open walls.
BitSet carve_backtracker(const AnyTopology& topology, const Options& options, Rng& rng);

/// Opens nothing. Not in the table: it is the file to copy for a new algorithm, always built and tested.
BitSet carve_template(const AnyTopology& topology, const Options& options, Rng& rng);

}  // namespace mazefolio
