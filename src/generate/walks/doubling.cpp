// Spanning-tree doubling: every cell becomes 2 x 2 cells, and the walk goes clockwise around the tree of the
// lines in the middle of the passages. Bias: few of all round walks can be made, because single steps are
// always beside longer ones. Cost: O(cells).

#include "generate/walks/doubling.h"

namespace mazefolio::generate {

CellPath round_the_tree(const Lattice& blocks, const BitSet& open, Cell first, const Lattice& squares) {
  CellPath walk;
  walk.reserve(4 * std::size_t{blocks.cell_count()});
  // The quarters of a block are numbered clockwise from the lower right. From each the walk leaves the block
  // through the side with the next number where the tree does; else it goes to the next quarter.
  Cell block = first;
  int quarter = 0;
  do {
    const bool right = quarter == 0 || quarter == 3, low = quarter < 2;
    walk.push_back(squares.at(2 * blocks.column(block) + right, 2 * blocks.row(block) + low));
    const int side = (quarter + 1) % 4;
    if (open.test(index(blocks.wall(block, side)))) {
      block = blocks.beyond(block, side);
      quarter = (quarter + 3) % 4;
    } else {
      quarter = side;
    }
  } while (block != first || quarter != 0);
  return walk;
}

}  // namespace mazefolio::generate
