#pragma once

#include <memory>

#include "maze/maze.h"

namespace mazefolio::generate {

/// The maze of a lattice whose only passages are the steps of `walk`, from cell to neighbor.
Maze walk_maze(std::shared_ptr<const AnyTopology> field, const CellPath& walk);

/// The same of a round walk, with the step from its last cell to its first and no gates; start and finish are
/// `place`, or the first cell.
Maze round_maze(std::shared_ptr<const AnyTopology> field, CellPath round, Cell place = no_cell);

}  // namespace mazefolio::generate
