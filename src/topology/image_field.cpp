#include "topology/image_field.h"

namespace mazefolio::topology {

Lattice image_field(const Lattice& thin) {
  const std::uint32_t columns = 2 * thin.columns() + 1, rows = 2 * thin.rows() + 1;
  Mask mask{columns, rows, BitSet(std::size_t{columns} * rows)};
  for_each_cell(thin, [&](Cell c) {
    for (std::uint32_t y = 2 * thin.row(c), end = y + 3; y < end; ++y)
      for (std::uint32_t x = 2 * thin.column(c), last = x + 3; x < last; ++x)
        mask.cells.set(std::size_t{y} * columns + x);
  });
  return Lattice::square(mask);
}

}  // namespace mazefolio::topology
