// Prim with true weights: grow from one cell, always through the lightest wall between the maze and the rest.
// Bias: that of Kruskal, with the same maze for the same seed: both find the one minimum spanning tree, and
// Kruskal is faster. Only where somebody asks how the maze grows it grows from a heap of waiting walls. It is
// here to test that, and for people who look for it by name. Cost: that of Kruskal; told: O(walls *
// log(walls)), a heap with 8 bytes for each waiting wall.

#include "generate/rows.h"

#include <functional>
#include <queue>

#include "generate/carve/lightest_tree.h"

namespace mazefolio::generate {
namespace {

template <Topology T, class Weights>
void grow(const T& t, const Weights& weights, Rng& rng, auto& open) {
  if (t.cell_count() == 0) return;
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
}

void carve_any(const AnyTopology& topology, const Options& options, Rng& rng, OpenWalls& open) {
  carve_with_weights(topology, options, rng, open.growth(), [&](const auto& t, const auto& weights) {
    if (open.growth()) return grow(t, weights, rng, open);
    open.written_by([&](auto& walls) { carve_lightest_tree(t, weights, walls); });
  });
}

}  // namespace

GeneratorRow prim_row() {
  return weighted_row("prim", "true Prim: grows by the lightest wall; the same mazes as kruskal", carve_any);
}

}  // namespace mazefolio::generate
