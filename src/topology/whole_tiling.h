#pragma once

#include <cstdint>
#include <string_view>

#include "base/bit_set.h"
#include "topology/grids.h"

namespace mazefolio::topology {

/// A maze has no fewer cells, unless its size has.
inline constexpr std::uint32_t fewest_cells = 3;

/// All cells of the tiling over the field of the region, any of which may be too narrow for a doorway; 0:
/// doorways are not measured. Random tilings use the points stream of `seed`.
AnyTopology whole_tiling(const GridChoice& choice, const Region& region, double doorway,
                         std::string_view seed);

/// The same without narrow cells.
AnyTopology open_tiling(AnyTopology t, double doorway);

/// The outlines of its cells, before corners that coincide are one.
std::vector<Outline> outlines_of(const GridChoice& choice, const Region& region, std::string_view seed);

/// The largest of the pieces into which passages join these cells; ids as bits.
BitSet largest_piece(const AnyTopology& t, const BitSet& cells);

/// Only these cells.
AnyTopology cut_to(const AnyTopology& t, const BitSet& cells);

}  // namespace mazefolio::topology
