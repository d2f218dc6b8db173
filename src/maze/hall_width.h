#pragma once

#include <cstdint>
#include <vector>

#include "topology/lattice.h"

namespace mazefolio::maze {

/// How wide a thick maze is at each cell: the side of the largest open square that the cell lies in, at most
/// 16. 1 in corridors, 0 for other ids.
std::vector<std::uint8_t> hall_widths(const Lattice& thick);

}  // namespace mazefolio::maze
