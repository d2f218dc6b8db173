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

}  // namespace mazefolio::topology
