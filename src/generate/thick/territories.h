#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/bit_set.h"
#include "base/rng.h"

namespace mazefolio::generate {

/// Each free cell of a field belongs to the source that is nearest, counted in cells.
struct Territories {
  static constexpr std::uint32_t none = ~std::uint32_t{0};
  std::vector<std::uint32_t> owner;     ///< by cell id; none: out of reach
  std::vector<std::uint32_t> distance;  ///< 0 in the sources
  std::vector<std::uint32_t> parent;  ///< of a cell that is no source: the next one on the way to its source
};

/// All sources grow at once, breadth first, into the cells of `free`. `sources`: by cell id, its source or
/// none. `steps`: what ids of neighbors are more than a cell's own, modulo 2^32; with every step its
/// reverse.
Territories grow(std::vector<std::uint32_t> sources, const BitSet& free,
                 std::span<const std::uint32_t> steps);

/// Two neighboring cells of different owners: `cost` free cells lie on the way through them from source to
/// source.
struct Meeting {
  std::uint32_t a = 0, b = 0, cost = 0;
};

/// All of them, the cheapest first, equal ones in random order.
std::vector<Meeting> meetings(const Territories& land, std::span<const std::uint32_t> steps, Rng& rng);

}  // namespace mazefolio::generate
