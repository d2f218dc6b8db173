#pragma once

#include "generate/weight/regions.h"

namespace mazefolio::generate {

/// Rooms are the parts of regions that doorways connect. The largest of each region stays, and all others
/// that have `least` cells; the cells of the rest join the region next door.
constexpr std::uint32_t only_largest = ~std::uint32_t{0};
Regions with_whole_rooms(const AnyTopology& topology, Regions regions, std::uint32_t least = only_largest);

/// How many rooms there are: a perfect maze crosses borders at least one time less.
std::uint32_t count_rooms(const AnyTopology& topology, const Regions& regions);

}  // namespace mazefolio::generate
