#include "generate/refine/part.h"

#include <algorithm>

namespace mazefolio::generate {
namespace {

/// The squares in the smallest field that contains them.
Lattice cropped(const Lattice& t) {
  std::uint32_t x0 = t.columns(), y0 = t.rows(), x1 = 0, y1 = 0;
  for_each_cell(t, [&](Cell c) {
    x0 = std::min(x0, t.column(c));
    y0 = std::min(y0, t.row(c));
    x1 = std::max(x1, t.column(c) + 1);
    y1 = std::max(y1, t.row(c) + 1);
  });
  Mask mask{x1 - x0, y1 - y0, BitSet(std::size_t{x1 - x0} * (y1 - y0))};
  for_each_cell(
      t, [&](Cell c) { mask.cells.set(std::size_t{t.row(c) - y0} * mask.columns + t.column(c) - x0); });
  return Lattice::square(mask);
}

AnyTopology cut(const Lattice& t, const BitSet& gone, Field field) {
  Lattice left = t.without(gone);
  return field == Field::cropped && t.degree() == 4 ? cropped(left) : left;
}

AnyTopology cut(const PlanarGraph& t, const BitSet& gone, Field) { return t.without(gone); }

template <Topology T>
std::vector<Wall> walls_round(const T& t, Cell c) {
  std::vector<Wall> walls;
  t.for_each_side(c, [&](Cell, Wall w) { walls.push_back(w); });
  return walls;
}

template <Topology T>
Part part_of(const T& whole, const BitSet& gone, Field field) {
  Part part;
  part.topology = std::make_shared<const AnyTopology>(cut(whole, gone, field));
  const T& t = std::get<T>(*part.topology);
  part.whole_cell.assign(t.cell_limit(), no_cell);
  part.whole_wall.assign(t.wall_limit(), no_wall);
  std::uint32_t next = 0;
  for_each_cell(whole, [&](Cell c) {
    if (gone.test(index(c))) return;
    while (!t.contains(Cell{next})) ++next;
    part.whole_cell[next] = c;
    const std::vector<Wall> there = walls_round(whole, c);
    std::size_t side = 0;
    t.for_each_side(Cell{next}, [&](Cell, Wall w) { part.whole_wall[index(w)] = there[side++]; });
    ++next;
  });
  return part;
}

}  // namespace

Part part_without(const AnyTopology& whole, const BitSet& gone, Field field) {
  return std::visit([&](const auto& t) { return part_of(t, gone, field); }, whole);
}

}  // namespace mazefolio::generate
