#pragma once

#include <cstdint>
#include <vector>

#include "base/rng.h"
#include "topology/topology.h"

namespace mazefolio::generate {

/// A random weight for every wall. Weights are computed and not stored, so the order of the calls has no
/// effect.
class RandomWeights {
 public:
  explicit RandomWeights(Rng& rng) : key_(rng.next()) {}
  /// The weight in the upper half and the wall in the lower half: a total order without ties.
  std::uint64_t order(Wall w) const {
    return (mix64(key_ ^ index(w)) & ~std::uint64_t{0xffffffff}) | index(w);
  }

 private:
  std::uint64_t key_;
};

/// Weights by rank, spread evenly over 32 bits as random weights are, with the same interface.
class RankedWeights {
 public:
  /// `lightest_first`: every wall for which order() may be called; all ids are below wall_limit.
  RankedWeights(const std::vector<Wall>& lightest_first, std::uint32_t wall_limit) : rank_(wall_limit) {
    for (std::size_t i = 0; i < lightest_first.size(); ++i)
      rank_[index(lightest_first[i])] = static_cast<std::uint32_t>((i << 32) / lightest_first.size());
  }
  std::uint64_t order(Wall w) const { return std::uint64_t{rank_[index(w)]} << 32 | index(w); }

 private:
  std::vector<std::uint32_t> rank_;
};

constexpr Wall wall_of(std::uint64_t order) { return Wall{static_cast<std::uint32_t>(order)}; }

}  // namespace mazefolio::generate
