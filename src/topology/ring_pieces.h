#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "base/geometry/geometry.h"

namespace mazefolio::topology {

/// What hangs together of the inside of rings, by their indices.
struct RingPiece {
  std::size_t outline = 0;
  std::vector<std::size_t> holes{};
};
/// A ring in an odd number of others is a hole, of the smallest of those that are none. Rings do not cross.
std::vector<RingPiece> pieces_of(std::span<const Ring> rings);

/// True of rings, in pitches, within which next to nothing is as wide as a corridor: to find that out by
/// cutting cells takes hours where they are a comb. Holes run the other way round.
bool is_too_fine(std::span<const Ring> rings);

}  // namespace mazefolio::topology
