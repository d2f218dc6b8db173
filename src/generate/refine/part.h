#pragma once

#include <memory>
#include <vector>

#include "maze/maze.h"

namespace mazefolio::generate {

/// Some cells of a topology as a topology of their own. Cells and their sides keep their order.
struct Part {
  std::shared_ptr<const AnyTopology> topology;
  std::vector<Cell> whole_cell;  ///< cell of the part -> the same cell of the whole; no_cell where absent
  std::vector<Wall> whole_wall;  ///< wall of the part -> the same wall of the whole
};

/// Whether squares keep their field, or are cut down to the columns and rows that are left.
enum class Field { kept, cropped };

/// All cells but those `gone`, one bit a cell id.
Part part_without(const AnyTopology& whole, const BitSet& gone, Field field = Field::kept);

}  // namespace mazefolio::generate
