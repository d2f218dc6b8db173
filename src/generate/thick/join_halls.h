#pragma once

#include <cstdint>

#include "base/bit_set.h"
#include "base/rng.h"
#include "topology/lattice.h"

namespace mazefolio::generate {

struct Joined {
  BitSet floor;
  std::uint32_t carved = 0;  ///< cells of rock that became floor
  std::uint32_t cost = 0;    ///< what the ways between components sum up to, each alone
};

/// One floor out of many: components of less than `smallest` cells are filled (but for the largest of all),
/// the others joined by digging little into the cells of `inner`. What cannot be reached is filled too.
Joined join_components(const Lattice& field, const BitSet& floor, const BitSet& inner, std::uint32_t smallest,
                       Rng& rng);

}  // namespace mazefolio::generate
