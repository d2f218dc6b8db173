#pragma once

#include <memory>
#include <vector>

#include "maze/maze.h"

namespace mazefolio::generate {

/// Some cells of a topology as a separate topology. Cells and their sides keep their order.
struct Part {
  std::shared_ptr<const AnyTopology> topology;
  std::vector<Cell> whole_cell;  ///< cell of the part -> the same cell of the whole; no_cell where absent
  std::vector<Wall> whole_wall;  ///< wall of the part -> the same wall of the whole
};

/// Whether a lattice keeps its field or is cropped to the columns and rows that have cells.
enum class Field { kept, cropped };

/// All cells except those in `gone`, one bit for each cell id.
Part part_without(const AnyTopology& whole, const BitSet& gone, Field field = Field::kept);

}  // namespace mazefolio::generate
