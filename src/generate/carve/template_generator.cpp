// Template: the smallest generator, the file to copy.
// Idea: say in a sentence or two how the algorithm builds its tree.
// Bias: what its mazes look like.
// Cost: time and memory per cell. Source: who found it.

#include "generate/rows.h"

namespace mazefolio::generate {
namespace {

template <Topology T>
BitSet carve(const T& t, const Options&, Rng&) {
  return BitSet(t.wall_limit());
}

BitSet carve_any(const AnyTopology& topology, const Options& options, Rng& rng) {
  return on_topology(topology, [&](const auto& t) { return carve(t, options, rng); });
}

}  // namespace

GeneratorRow template_row() {
  return carving_row("template", "opens no wall: the file to copy for a new generator", carve_any);
}

}  // namespace mazefolio::generate
