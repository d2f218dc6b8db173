// Kruskal: the minimum spanning tree of random weights (lightest_tree.h).
// Bias: many short dead ends (30 % of cells on squares), short winding solutions.

#include "generate/carve/lightest_tree.h"
#include "generate/rows.h"

namespace mazefolio::generate {
namespace {

void carve_any(const AnyTopology& topology, const Options& options, Rng& rng, OpenWalls& open) {
  carve_with_weights(topology, options, rng, open.growth(), [&](const auto& t, const auto& weights) {
    open.written_by([&](auto& walls) { carve_lightest_tree(t, weights, walls); });
  });
}

}  // namespace

GeneratorRow kruskal_row() {
  return weighted_row("kruskal", "lightest walls first: many short dead ends", carve_any);
}

}  // namespace mazefolio::generate
