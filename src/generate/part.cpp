#include "generate/part.h"

#include <algorithm>

namespace mazefolio {
namespace {

/// Columns and rows [x0, x1) x [y0, y1).
struct Box {
  std::uint32_t x0 = ~0u, y0 = ~0u, x1 = 0, y1 = 0;
};

Lattice lattice_like(const Lattice& t, const Mask& mask) {
  if (t.degree() == 3) return Lattice::triangle(mask);
  return t.degree() == 4 ? Lattice::square(mask) : Lattice::hexagon(mask);
}

template <class Fn>
void for_each_kept(const Lattice& t, const BitSet& gone, Fn fn) {
  for_each_cell(t, [&](Cell c) {
    if (!gone.test(index(c))) fn(t.column(c), t.row(c));
  });
}

AnyTopology cut(const Lattice& t, const BitSet& gone, bool crop) {
  Box box{0, 0, t.columns(), t.rows()};
  if (crop && t.degree() == 4) {
    box = {};
    for_each_kept(t, gone, [&](std::uint32_t x, std::uint32_t y) {
      box = {std::min(box.x0, x), std::min(box.y0, y), std::max(box.x1, x + 1), std::max(box.y1, y + 1)};
    });
  }
  Mask mask{box.x1 - box.x0, box.y1 - box.y0, {}};
  mask.cells = BitSet(std::size_t{mask.columns} * mask.rows);
  for_each_kept(t, gone, [&](std::uint32_t x, std::uint32_t y) {
    mask.cells.set(std::size_t{y - box.y0} * mask.columns + x - box.x0);
  });
  return lattice_like(t, mask);
}

AnyTopology cut(const PlanarGraph& t, const BitSet& gone, bool) { return t.without(gone); }

template <Topology T>
std::vector<Wall> walls_round(const T& t, Cell c) {
  std::vector<Wall> walls;
  t.for_each_side(c, [&](Cell, Wall w) { walls.push_back(w); });
  return walls;
}

template <Topology T>
Part part_of(const T& whole, const BitSet& gone, bool crop) {
  Part part;
  part.topology = std::make_shared<const AnyTopology>(cut(whole, gone, crop));
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

Part part_without(const AnyTopology& whole, const BitSet& gone, bool crop) {
  return std::visit([&](const auto& t) { return part_of(t, gone, crop); }, whole);
}

}  // namespace mazefolio
