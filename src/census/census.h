#pragma once

#include <optional>
#include <string>
#include <vector>

#include "census/generator_tallies.h"
#include "census/tally.h"

namespace mazefolio::census {

/// The walks between the cells at two places.
struct PlaceWalks {
  std::string from, to;
  Tally walks;
};

/// How many mazes and walks there are on some cells. What would take too long is missing.
struct Census {
  std::uint32_t cells = 0, walls = 0;       ///< walls that can be opened
  std::optional<Tally> perfect_mazes;       ///< spanning_trees
  std::vector<GeneratorTally> generators;   ///< those that make a known number of them
  std::optional<Tally> walks, round_walks;  ///< through every cell: full_walks, round_walks
  std::vector<PlaceWalks> corner_walks;     ///< from the corner at the top left to the others
};

/// Takes some seconds at most. Throws Canceled.
Census take_census(const AnyTopology& topology);

}  // namespace mazefolio::census
