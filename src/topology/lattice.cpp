#include "topology/lattice.h"

#include <cassert>

namespace mazefolio {

Lattice Lattice::square(std::uint32_t columns, std::uint32_t rows) {
  return square(full_mask(columns, rows));
}

Lattice Lattice::square(const Mask& mask) {
  Lattice t;
  t.columns_ = mask.columns;
  t.rows_ = mask.rows;
  // One frame column serves both ends: the cell east of a row's last is the frame cell before the next row.
  t.stride_ = mask.columns + 1;
  t.degree_ = 4;
  t.shift_ = 1;
  const std::uint32_t stride = t.stride_;
  // East and south walls belong to the cell, west and north ones to the cell beyond.
  t.sides_[0] = {{{1, 0}, {stride, 1}, {0u - 1, 0u - 2}, {0u - stride, 1u - 2 * stride}}};
  t.slots_ = {1, stride};

  const std::uint64_t limit = std::uint64_t{stride} * (mask.rows + 2) + 1;
  assert(limit < (std::uint64_t{1} << 31) && "a lattice's wall ids must fit into 32 bits");
  t.present_ = BitSet(limit);
  for (std::uint32_t y = 0; y < mask.rows; ++y)
    for (std::uint32_t x = 0; x < mask.columns; ++x)
      if (mask.test(x, y)) t.present_.set(index(t.at(x, y)));
  t.cell_count_ = static_cast<std::uint32_t>(t.present_.count());
  return t;
}

Point Lattice::center(Cell c) const { return {column(c) + 0.5, row(c) + 0.5}; }

std::vector<Edge> Lattice::outline(Cell c) const {
  const double x = column(c), y = row(c);
  const Point nw{x, y}, ne{x + 1, y}, se{x + 1, y + 1}, sw{x, y + 1};
  return {Segment{nw, ne}, Segment{ne, se}, Segment{se, sw}, Segment{sw, nw}};
}

Edge Lattice::edge(Wall w) const {
  // Frame cells own rim walls too, so the corner is computed from the id, not through column().
  const std::uint32_t c = index(w) >> shift_;
  const double x = static_cast<double>(c % stride_) - 1, y = static_cast<double>(c / stride_) - 1;
  const Point se{x + 1, y + 1};
  return index(w) & 1 ? Segment{{x, y + 1}, se} : Segment{{x + 1, y}, se};
}

Rect Lattice::bounds() const { return {0, 0, static_cast<double>(columns_), static_cast<double>(rows_)}; }

}  // namespace mazefolio
