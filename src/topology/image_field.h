#pragma once

#include "topology/lattice.h"

namespace mazefolio::topology {

/// The field of the thick image of a maze of w x h squares: (2w + 1) x (2h + 1), cell (x, y) at
/// (2x + 1, 2y + 1), and all squares beside it. Holes stay holes.
Lattice image_field(const Lattice& thin);

}  // namespace mazefolio::topology
