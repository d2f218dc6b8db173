#pragma once

#include <cstdint>

#include "base/bit_set.h"
#include "base/rng.h"
#include "topology/lattice.h"

namespace mazefolio::generate {

struct Joined {
  BitSet floor;
  std::uint32_t carved = 0;  ///< cells of rock that became floor
  std::uint32_t cost = 0;    ///< sum of the lengths of the paths between components, each counted alone
};

/// Makes one connected floor. Components of fewer than `smallest` cells are filled, except for the largest of
/// all; the others are joined by digging few cells of `inner`. Components that cannot be reached are filled
/// too.
Joined join_components(const Lattice& field, const BitSet& floor, const BitSet& inner, std::uint32_t smallest,
                       Rng& rng);

}  // namespace mazefolio::generate
