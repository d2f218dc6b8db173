#include "topology/any_topology.h"

#include "base/disjoint_sets.h"
#include "topology/passage.h"

namespace mazefolio::topology {

std::uint32_t cell_limit(const AnyTopology& t) {
  return std::visit([](const auto& g) { return g.cell_limit(); }, t);
}
std::uint32_t wall_limit(const AnyTopology& t) {
  return std::visit([](const auto& g) { return g.wall_limit(); }, t);
}
std::uint32_t cell_count(const AnyTopology& t) {
  return std::visit([](const auto& g) { return g.cell_count(); }, t);
}
bool contains(const AnyTopology& t, Cell c) {
  return std::visit([c](const auto& g) { return g.contains(c); }, t);
}
Point center(const AnyTopology& t, Cell c) {
  return std::visit([c](const auto& g) { return g.center(c); }, t);
}
Edge edge(const AnyTopology& t, Wall w) {
  return std::visit([w](const auto& g) { return g.edge(w); }, t);
}
Rect bounds(const AnyTopology& t) {
  return std::visit([](const auto& g) { return g.bounds(); }, t);
}

bool passable(const AnyTopology& t, Wall w) {
  return std::visit([w](const auto& g) { return g.passable(w); }, t);
}
bool is_rim(const AnyTopology& t, Wall w) {
  return std::visit(
      [w](const auto& g) {
        const auto [a, b] = g.ends(w);
        return g.contains(a) != g.contains(b);
      },
      t);
}
double passage_width(const AnyTopology& t, Wall w, double enough) {
  return std::visit([&](const auto& g) { return passage_width(g, w, enough); }, t);
}

const Lattice* square_lattice(const AnyTopology& t) {
  const auto* lattice = std::get_if<Lattice>(&t);
  return lattice && lattice->degree() == 4 ? lattice : nullptr;
}

std::uint32_t count_pieces(const AnyTopology& t) {
  constexpr int triangle = 3;  // a single column of these is in pieces
  if (const auto* lattice = std::get_if<Lattice>(&t);
      lattice && lattice->is_full() && lattice->cell_count() > 0)
    if (lattice->degree() != triangle) return 1;
  return std::visit(
      [](const auto& g) {
        DisjointSets sets(g.cell_limit());
        std::uint32_t pieces = g.cell_count();
        for_each_cell(g, [&](Cell c) {
          g.for_each_neighbor(c, [&](Cell n, Wall) { pieces -= sets.join(index(c), index(n)); });
        });
        return pieces;
      },
      t);
}

}  // namespace mazefolio::topology
