// Recursive backtracker (depth-first search): walk to a random unvisited neighbour; where there is none, walk
// back.
// Bias: long winding passages, few dead ends (10 % of cells on squares), long solutions.
// Cost: O(cells). The recursion is an explicit stack, and only cells left by one of several ways are on it: a
// cell whose last way was taken has nothing to come back for.

#include <vector>

#include "generate/algorithms.h"
#include "generate/carving.h"

namespace mazefolio {
namespace {

template <Topology T>
BitSet carve(const T& t, Rng& rng) {
  BitSet open(t.wall_limit());
  if (t.cell_count() == 0) return open;
  BitSet visited = absent_cells(t);
  QuickChoice choice(rng);
  Heartbeat beat;

  std::vector<Cell> forks;
  Cell at = random_cell(t, rng);
  visited.set(index(at));
  while (true) {
    beat();
    const Pick step = pick_side(
        t, at, [&](Cell n) { return !visited.test(index(n)); },
        [&](std::uint32_t n) { return choice.below(n); });
    if (step.choices == 0) {
      if (forks.empty()) return open;
      at = forks.back();
      forks.pop_back();
      continue;
    }
    if (step.choices > 1) forks.push_back(at);
    open.set(index(step.wall));
    visited.set(index(step.cell));
    at = step.cell;
  }
}

}  // namespace

BitSet carve_backtracker(const AnyTopology& topology, const Options&, Rng& rng) {
  return on_topology(topology, [&](const auto& t) { return carve(t, rng); });
}

}  // namespace mazefolio
