#pragma once

#include <cstdint>
#include <vector>

namespace mazefolio::solve {

/// A place of a walk without memory: what a stay costs on average, and the chances of where it goes on, which
/// add up to 1. A place has a link to each place that has one to it; it may have several, and to itself.
struct WalkPlace {
  struct Link {
    std::uint32_t to;
    double chance;
  };
  double cost = 0;
  std::vector<Link> links;
};

/// The mean cost of a walk from one place until it reaches another, which must be reachable from all places.
/// Exact where no place gets more than 64 links while others are taken out.
double mean_cost(std::vector<WalkPlace> places, std::uint32_t from, std::uint32_t to);

}  // namespace mazefolio::solve
