#pragma once

#include <span>
#include <string>
#include <vector>

#include "generate/generator.h"
#include "generate/weight/wall_weights.h"

namespace mazefolio::generate {

/// The options of the group "weights", which minimum spanning trees have: height maps and regions.
std::span<const OptionRow> weight_options();

/// carving_row of a generator that takes these options.
GeneratorRow weighted_row(std::string name, std::string summary,
                          BitSet (*carve)(const AnyTopology& topology, const Options& options, Rng& rng));

/// All doorways, the lightest first; those of equal weight in the order of `random`.
std::vector<Wall> lightest_first(const AnyTopology& topology, const Options& options,
                                 const RandomWeights& random);

/// Calls carve(t, weights) with the topology's own type and the weights of these options. Where no option is
/// set the weights are random and take no memory.
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
