#pragma once

#include "maze/maze.h"
#include "topology/lattice.h"

namespace mazefolio::solve {

/// Whether the open walls, which must lie between cells, join all cells of a lattice. O(cells), in the order
/// of their ids, with memory for a few rows.
bool joins_all_cells(const topology::Lattice& t, const base::BitSet& open);

}  // namespace mazefolio::solve
