#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::base {

/// For each pixel of a mask (rows of `width` bytes), the squared distance between the centers of pixels to
/// the nearest pixel that is off; 0 where it is off itself. Exact up to `reach` pixels; farther pixels may
/// get any larger number. Throws Canceled.
std::vector<std::uint32_t> squared_distances(std::span<const std::uint8_t> on, int width, int reach);

}  // namespace mazefolio::base
