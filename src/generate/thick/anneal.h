#pragma once

#include "generate/thick/frontier.h"

namespace mazefolio::generate {

/// The cost of each pixel of a kind, in twentieths: the lower the total, the likelier a cavern is.
struct PixelCosts {
  std::int32_t dead_end = 0, three = 0, four = 0, straight = 0;
};

struct Annealing {
  PixelCosts costs;
  double coldest = 1;                       ///< temperature at the end; it begins at 1
  std::optional<std::int32_t> dead_ends{};  ///< the wanted number; each one more or less costs 1
};

/// Cools a cavern down in this number of attempts. Where it then has not the wanted number of dead ends, it
/// goes on for up to ten times as long, at any other cost; compare kinds() afterwards.
void anneal(Frontier& frontier, const Annealing& how, std::uint64_t attempts, Rng& rng);

}  // namespace mazefolio::generate
