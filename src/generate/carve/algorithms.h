#pragma once

#include "base/options.h"
#include "base/rng.h"
#include "topology/any_topology.h"

namespace mazefolio::generate {

/// One line an algorithm; the idea, the bias and the cost stand at the head of each .cpp. All return the open
/// walls. Those of the first group take any connected topology, those of the second a full square lattice.
BitSet carve_aldous_broder(const AnyTopology& topology, const Options& options, Rng& rng);
BitSet carve_backtracker(const AnyTopology& topology, const Options& options, Rng& rng);
BitSet carve_blobby_division(const AnyTopology& topology, const Options& options, Rng& rng);
BitSet carve_growing_forest(const AnyTopology& topology, const Options& options, Rng& rng);
BitSet carve_growing_tree(const AnyTopology& topology, const Options& options, Rng& rng);
BitSet carve_hunt_and_kill(const AnyTopology& topology, const Options& options, Rng& rng);
BitSet carve_kruskal(const AnyTopology& topology, const Options& options, Rng& rng);
BitSet carve_modified_prim(const AnyTopology& topology, const Options& options, Rng& rng);
BitSet carve_nested(const AnyTopology& topology, const Options& options, Rng& rng);
BitSet carve_prim_and_kill(const AnyTopology& topology, const Options& options, Rng& rng);
BitSet carve_prim(const AnyTopology& topology, const Options& options, Rng& rng);
BitSet carve_simplified_prim(const AnyTopology& topology, const Options& options, Rng& rng);
BitSet carve_spiral(const AnyTopology& topology, const Options& options, Rng& rng);
BitSet carve_twist_and_merge(const AnyTopology& topology, const Options& options, Rng& rng);
BitSet carve_wilson(const AnyTopology& topology, const Options& options, Rng& rng);
/// Any planar topology, that is one without crossings.
BitSet carve_dual_wilson(const AnyTopology& topology, const Options& options, Rng& rng);

BitSet carve_binary_tree(const AnyTopology& topology, const Options& options, Rng& rng);
BitSet carve_eller(const AnyTopology& topology, const Options& options, Rng& rng);
BitSet carve_recursive_division(const AnyTopology& topology, const Options& options, Rng& rng);
BitSet carve_sidewinder(const AnyTopology& topology, const Options& options, Rng& rng);

/// Opens nothing. Not in the table: it is the file to copy for a new algorithm, always built and tested.
BitSet carve_template(const AnyTopology& topology, const Options& options, Rng& rng);

}  // namespace mazefolio::generate
