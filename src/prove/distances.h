#pragma once

#include <cstdint>
#include <vector>

#include "prove/parts.h"

namespace mazefolio::prove {

/// For each pixel of the window the squared distance, between middles of pixels, to the nearest one where the
/// mask does not hold; 0 there. Exact. What is farther than `reach` pixels may be told as any larger number.
std::vector<std::uint32_t> squared_distances(const Mask& mask, int reach);

}  // namespace mazefolio::prove
