// Recursive backtracker (depth-first search): walk to a random unvisited neighbor; where there is none, walk
// back.
// Bias: long winding passages, few dead ends (10 % of cells on squares), long solutions.
// Cost: O(cells), and 4 bytes for each cell that is left by one of several ways.

#include "generate/carve/algorithms.h"
#include "generate/carve/depth_first.h"

namespace mazefolio::generate {
namespace {

template <Topology T>
BitSet carve(const T& t, Rng& rng) {
  BitSet open(t.wall_limit());
  if (t.cell_count() == 0) return open;
  BitSet visited = absent_cells(t);
  DepthFirst search(t, rng);
  search.run(random_cell(t, rng), visited, open, [](Cell) { return true; });
  return open;
}

}  // namespace

BitSet carve_backtracker(const AnyTopology& topology, const Options&, Rng& rng) {
  return on_topology(topology, [&](const auto& t) { return carve(t, rng); });
}

}  // namespace mazefolio::generate
