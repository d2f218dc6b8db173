#pragma once

#include "base/bit_set.h"
#include "generate/growth.h"
#include "maze/maze.h"
#include "topology/lattice.h"

namespace mazefolio::generate {

/// The round walk along both sides of a tree over the cells of `blocks`, a lattice of squares, masked or not.
/// Block (x, y) stands for 2 x 2 cells of `squares` from (2x, 2y), and the walk visits each of them once.
/// `open` are the open walls of the tree; the walk begins in the block `first`.
CellPath round_the_tree(const Lattice& blocks, const BitSet& open, Cell first, const Lattice& squares);

/// The lines of that tree in the middle of the passages, in the order of its growth. The cells of `squares`
/// are those of a square lattice, or hexagons in their place; block (0, 0) begins at (left, top).
std::vector<Segment> tree_lines(const Lattice& blocks, const BitSet& open, const Growth& growth,
                                const Lattice& squares, std::uint32_t left = 0, std::uint32_t top = 0);

}  // namespace mazefolio::generate
