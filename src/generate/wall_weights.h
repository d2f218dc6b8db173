#pragma once

#include "base/rng.h"
#include "topology/topology.h"

namespace mazefolio {

/// A random weight for every wall, computed and not stored: the same in whatever order it is asked for.
class WallWeights {
 public:
  explicit WallWeights(Rng& rng) : key_(rng.next()) {}
  /// The weight in the upper half, the wall in the lower: a total order, without ties.
  std::uint64_t order(Wall w) const {
    return (mix64(key_ ^ index(w)) & ~std::uint64_t{0xffffffff}) | index(w);
  }

 private:
  std::uint64_t key_;
};
constexpr Wall wall_of(std::uint64_t order) { return Wall{static_cast<std::uint32_t>(order)}; }

}  // namespace mazefolio
