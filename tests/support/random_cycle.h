#pragma once

#include "generate/thick/frontier.h"
#include "support/namespaces.h"

namespace mazefolio::tests {

/// The frontier cycle of a cavern of which all are equally likely.
inline std::vector<CornerPoint> random_cycle(std::uint32_t columns, std::uint32_t rows, Rng& rng) {
  Frontier frontier(columns, rows, rng);
  frontier.randomize(bounded_attempts(columns, rows, 200), rng);
  return frontier_cycle(frontier);
}

}  // namespace mazefolio::tests
