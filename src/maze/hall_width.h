#pragma once

#include <cstdint>
#include <vector>

#include "topology/lattice.h"

namespace mazefolio::maze {

/// The width of a thick maze at each cell: the side of the largest open square that contains the cell, at
/// most
/// 16. It is 1 in corridors, and 0 for ids of no cell.
std::vector<std::uint8_t> hall_widths(const Lattice& thick);

}  // namespace mazefolio::maze
