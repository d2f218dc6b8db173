#pragma once

#include <memory>

#include "maze/maze.h"

namespace mazefolio::generate {

/// The maze of a lattice of squares whose only passages are the steps of `walk`, from cell to neighbor.
Maze walk_maze(std::shared_ptr<const AnyTopology> squares, const CellPath& walk);

}  // namespace mazefolio::generate
