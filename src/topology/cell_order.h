#pragma once

#include <cstdint>
#include <vector>

#include "base/geometry/geometry.h"
#include "base/namespaces.h"

namespace mazefolio::topology {

/// The place of a cell along a Hilbert curve through the bounds, from its center of gravity; 32 bits.
std::uint64_t place_on_curve(Point center, const Rect& bounds);

/// Sorts by the upper half of the keys, of which the lower halves grow.
void sort_by_upper_half(std::vector<std::uint64_t>& keys);

}  // namespace mazefolio::topology
