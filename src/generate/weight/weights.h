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
                          void (*carve)(const AnyTopology& topology, const Options& options, Rng& rng,
                                        OpenWalls& open));

/// All doorways, the lightest first; those of equal weight in the order of `random`. Heights and regions are
/// told to a growth.
std::vector<Wall> lightest_first(const AnyTopology& topology, const Options& options,
                                 const RandomWeights& random, Growth* growth);

/// Calls carve(t, weights) with the topology's own type and the weights of these options. Where no option is
/// set the weights are random and take no memory.
template <class Carve>
void carve_with_weights(const AnyTopology& topology, const Options& options, Rng& rng, Growth* growth,
                        Carve carve) {
  const auto run = [&](const auto& weights) {
    on_topology(topology, [&](const auto& t) { carve(t, weights); });
  };
  const RandomWeights random(rng);
  if (options.changed(weight_options()).empty()) return run(random);
  run(RankedWeights(lightest_first(topology, options, random, growth), wall_limit(topology)));
}

}  // namespace mazefolio::generate
