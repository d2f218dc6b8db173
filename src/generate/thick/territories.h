#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/bit_set.h"
#include "base/rng.h"

namespace mazefolio::generate {

/// The division of the free cells of a field among sources: each belongs to the nearest one, counted in
/// cells.
struct Territories {
  static constexpr std::uint32_t none = ~std::uint32_t{0};
  std::vector<std::uint32_t> owner;     ///< by cell id; none: not reached
  std::vector<std::uint32_t> distance;  ///< 0 in the sources
  std::vector<std::uint32_t> parent;    ///< the next cell on the path to the source
};

/// Grows all sources at the same time, breadth first, into the cells of `free`. `sources`: the source of each
/// cell id, or none. `steps`: the differences, modulo 2^32, between the ids of neighbors and a cell's own;
/// with every step its reverse.
Territories grow(std::vector<std::uint32_t> sources, const BitSet& free,
                 std::span<const std::uint32_t> steps);

/// A pair of neighboring cells with different owners; `cost`: free cells on the path through them from source
/// to source.
struct Meeting {
  std::uint32_t a = 0, b = 0, cost = 0;
};

/// All meetings, the cheapest first, equal ones in random order.
std::vector<Meeting> meetings(const Territories& land, std::span<const std::uint32_t> steps, Rng& rng);

}  // namespace mazefolio::generate
