#pragma once

#include <optional>
#include <string>
#include <vector>

#include "census/tally.h"
#include "generate/generator.h"

namespace mazefolio::census {

/// How many mazes a generator can make that makes some perfect mazes only.
struct GeneratorTally {
  std::string generator;
  std::vector<std::pair<std::string, std::string>> options;  ///< the law, of those it has several of
  Tally mazes;
  bool equally_likely = false;
};

/// The generators whose mazes are counted by a formula, with each of their laws; none where they cannot work.
std::vector<GeneratorTally> generator_tallies(const AnyTopology& topology);

}  // namespace mazefolio::census
