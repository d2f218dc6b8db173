// Prim with true weights: grow from one cell, always through the lightest wall between the maze and the rest.
// Bias: that of Kruskal, whose maze it is for the same seed: both find the one minimum spanning tree. It is
// here to check that, and for those who look for it by name.
// Cost: O(walls * log(walls)), a heap of 8 bytes a waiting wall.

#include <functional>
#include <queue>

#include "generate/carve/algorithms.h"
#include "generate/carve/carving.h"
#include "generate/weight/weights.h"

namespace mazefolio::generate {
namespace {

template <Topology T, class Weights>
BitSet carve(const T& t, const Weights& weights, Rng& rng) {
  BitSet open(t.wall_limit());
  if (t.cell_count() == 0) return open;
  BitSet visited = absent_cells(t);
  Heartbeat beat;

  std::priority_queue<std::uint64_t, std::vector<std::uint64_t>, std::greater<>> waiting;
  const auto visit = [&](Cell c) {
    visited.set(index(c));
    t.for_each_side(c, [&](Cell n, Wall w) {
      if (!visited.test(index(n))) waiting.push(weights.order(w));
    });
  };
  for (visit(random_cell(t, rng)); !waiting.empty(); beat()) {
    const Wall w = wall_of(waiting.top());
    waiting.pop();
    const auto [a, b] = t.ends(w);
    const Cell next = visited.test(index(a)) ? b : a;
    if (visited.test(index(next))) continue;
    open.set(index(w));
    visit(next);
  }
  return open;
}

}  // namespace

BitSet carve_prim(const AnyTopology& topology, const Options& options, Rng& rng) {
  return carve_with_weights(topology, options, rng,
                            [&](const auto& t, const auto& weights) { return carve(t, weights, rng); });
}

}  // namespace mazefolio::generate
