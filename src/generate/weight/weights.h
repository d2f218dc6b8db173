#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/options.h"
#include "generate/weight/wall_weights.h"
#include "topology/any_topology.h"

namespace mazefolio::generate {

/// Height maps, regions and what belongs to them: the group "weights" of minimum spanning trees.
std::span<const OptionRow> weight_options();

/// Why these weights cannot be given to these cells, or "".
std::string why_weights_unfit(const AnyTopology& topology, const Options& options);

/// All doorways, the lightest first; those of equal weight in the order of `random`.
std::vector<Wall> lightest_first(const AnyTopology& topology, const Options& options,
                                 const RandomWeights& random);

/// carve(t, weights) on the topology as it is, with the weights that the options ask for: where they ask for
/// none, random ones that take no memory.
template <class Carve>
BitSet carve_with_weights(const AnyTopology& topology, const Options& options, Rng& rng, Carve carve) {
  const auto run = [&](const auto& weights) {
    return on_topology(topology, [&](const auto& t) { return carve(t, weights); });
  };
  const RandomWeights random(rng);
  if (options.changed(weight_options()).empty()) return run(random);
  return run(RankedWeights(lightest_first(topology, options, random), wall_limit(topology)));
}

}  // namespace mazefolio::generate
