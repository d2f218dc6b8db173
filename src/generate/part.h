#pragma once

#include <memory>
#include <vector>

#include "maze/maze.h"

namespace mazefolio {

/// Some cells of a topology as a topology of their own. Cells and their sides keep their order.
struct Part {
  std::shared_ptr<const AnyTopology> topology;
  std::vector<Cell> whole_cell;  ///< cell of the part -> the same cell of the whole; no_cell where absent
  std::vector<Wall> whole_wall;  ///< wall of the part -> the same wall of the whole
};

/// All cells but those `gone`, one bit a cell id. A lattice keeps its field, unless `crop`: then squares are
/// cut down to the columns and rows that are left.
Part part_without(const AnyTopology& whole, const BitSet& gone, bool crop = false);

}  // namespace mazefolio
