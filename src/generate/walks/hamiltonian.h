#pragma once

#include "base/result.h"
#include "topology/grids.h"

namespace mazefolio::generate {

/// A cell of a rectangle by column and row, from 0.
struct GridCell {
  std::uint32_t x = 0, y = 0;
  friend bool operator==(const GridCell&, const GridCell&) = default;
};

/// Fails where no walk from one of these cells to the other visits every cell of the rectangle exactly once,
/// and says why. Decided exactly, in O(1). The single cell of 1 x 1 is a walk.
Outcome check_walk(CellCount size, GridCell start, GridCell finish);
bool has_walk(CellCount size, GridCell start, GridCell finish);

/// The same for a round walk, which ends beside the cell where it began.
Outcome check_round(CellCount size);

}  // namespace mazefolio::generate
