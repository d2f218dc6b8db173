#pragma once

#include <vector>

#include "topology/region.h"

namespace mazefolio::topology {

/// Pitches: a corridor, and what the cells in it lose to the rim. The first is tried first; cells that lie
/// across a bridge may need a wider one, and small pieces a narrower one.
constexpr double bridge_widths[] = {2.1, 2.5, 1.6};
constexpr double most_bridges = 0.15;    ///< share of the area
constexpr std::size_t most_joined = 24;  ///< pieces

/// The region with its pieces joined by straight bridges between their nearest places, as few as join them
/// all: one region for each width of bridges that has room and leaves the pieces most of the area. Where none
/// does, the same region with the reason in `apart`, which ends a sentence about the pieces. More pieces than
/// that stay as they are.
std::vector<Region> joined_forms(const Region& region);
/// The first of them.
Region with_joined_pieces(const Region& region);

}  // namespace mazefolio::topology
