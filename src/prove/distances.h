#pragma once

#include <cstdint>
#include <vector>

#include "prove/parts.h"

namespace mazefolio::prove {

/// For each pixel of the window, the squared distance between the centers of pixels to the nearest pixel
/// outside the mask; 0 outside the mask. Exact up to `reach` pixels; farther pixels may get any larger
/// number.
std::vector<std::uint32_t> squared_distances(const Mask& mask, int reach);

}  // namespace mazefolio::prove
