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

std::vector<Segment> tree_lines(const Lattice& blocks, const BitSet& open, const Growth& growth,
                                const Lattice& squares, std::uint32_t left, std::uint32_t top) {
  std::vector<Segment> lines;
  const auto middle = [&](Cell block) {
    const std::uint32_t x = left + 2 * blocks.column(block), y = top + 2 * blocks.row(block);
    return (squares.center(squares.at(x, y)) + squares.center(squares.at(x + 1, y)) +
            squares.center(squares.at(x, y + 1)) + squares.center(squares.at(x + 1, y + 1))) *
           0.25;
  };
  const auto add = [&](Wall w) {
    const auto [a, b] = blocks.ends(w);
    lines.push_back({middle(a), middle(b)});
  };
  growth.first.for_each_set([&](std::size_t w) {
    if (open.test(w)) add(Wall{static_cast<std::uint32_t>(w)});
  });
  for (const Growth::Change& change : lasting_changes(growth))
    if (change.open) add(change.wall);
  return lines;
}

}  // namespace mazefolio::generate
