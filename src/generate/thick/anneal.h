#pragma once

#include "generate/thick/frontier.h"

namespace mazefolio::generate {

/// What each pixel of a kind costs, in twentieths: the less a cavern costs, the likelier it is.
struct PixelCosts {
  std::int32_t dead_end = 0, three = 0, four = 0, straight = 0;
};

struct Annealing {
  PixelCosts costs;
  double coldest = 1;                       ///< temperature at the end; it begins at 1
  std::optional<std::int32_t> dead_ends{};  ///< as many as this, each one more or less costing 1
};

/// Cools a cavern down by so many attempts. Wanted dead ends that were not met are then sought at any other
/// cost, up to ten times as long; kinds() tells whether they came.
void anneal(Frontier& frontier, const Annealing& how, std::uint64_t attempts, Rng& rng);

}  // namespace mazefolio::generate
