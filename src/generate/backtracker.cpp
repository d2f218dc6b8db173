// Recursive backtracker (depth-first search): walk to a random unvisited neighbour; where there is none, walk back.
// Bias: long winding passages, few dead ends (10 % of cells on squares), long solutions.
// Cost: O(cells); 4 bytes for each cell on the walker's way back. The recursion is an explicit stack.

#include <array>
#include <vector>

#include "generate/algorithms.h"

namespace mazefolio {
namespace {

template <Topology T>
BitSet carve(const T& t, Rng& rng) {
  BitSet open(t.wall_limit()), visited(t.cell_limit(), true);
  for_each_cell(t, [&](Cell c) { visited.reset(index(c)); });

  std::vector<Cell> way;
  std::vector<std::pair<Cell, Wall>> choices;
  for_each_cell(t, [&](Cell start) {
    if (visited.test(index(start)) || !way.empty() || t.cell_count() == 0) return;
    visited.set(index(start));
    way.push_back(start);
  });
  while (!way.empty()) {
    choices.clear();
    t.for_each_side(way.back(), [&](Cell n, Wall w) {
      if (!visited.test(index(n))) choices.emplace_back(n, w);
    });
    if (choices.empty()) {
      way.pop_back();
      continue;
    }
    const auto [next, wall] = choices[rng.below(static_cast<std::uint32_t>(choices.size()))];
    open.set(index(wall));
    visited.set(index(next));
    way.push_back(next);
  }
  return open;
}

}  // namespace

BitSet carve_backtracker(const AnyTopology& topology, const Options&, Rng& rng) {
  return on_topology(topology, [&](const auto& t) { return carve(t, rng); });
}

}  // namespace mazefolio
