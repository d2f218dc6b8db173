// Recursive backtracker (depth-first search): walk to a random unvisited neighbor; where there is none, walk
// back.
// Bias: long winding passages, few dead ends (10 % of cells on squares), long solutions.
// Cost: O(cells), and 4 bytes for each cell that had several choices when it was left.

#include "generate/rows.h"

#include "generate/carve/depth_first.h"

namespace mazefolio::generate {
namespace {

constexpr auto carve = [](const Topology auto& t, const Options&, Rng& rng, auto& open) {
  if (t.cell_count() == 0) return;
  BitSet visited = absent_cells(t);
  DepthFirst search(t, rng);
  search.run(random_cell(t, rng), visited, open, [](Cell) { return true; });
};

}  // namespace

GeneratorRow backtracker_row() {
  return carving_row("backtracker", "depth-first search: long winding passages, few dead ends", carve);
}

}  // namespace mazefolio::generate
