// Template: the smallest generator, the file to copy.
// Idea: say in a sentence or two how the algorithm builds its tree.
// Bias: what its mazes look like.
// Cost: time and memory per cell. Source: who found it.

#include "generate/carve/algorithms.h"

namespace mazefolio::generate {
namespace {

template <Topology T>
BitSet carve(const T& t, const Options&, Rng&) {
  return BitSet(t.wall_limit());
}

}  // namespace

BitSet carve_template(const AnyTopology& topology, const Options& options, Rng& rng) {
  return on_topology(topology, [&](const auto& t) { return carve(t, options, rng); });
}

}  // namespace mazefolio::generate
