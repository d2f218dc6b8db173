#include "topology/whole_tiling.h"

#include <algorithm>

#include "base/disjoint_sets.h"
#include "base/geometry/edges.h"
#include "base/system/parallel.h"
#include "topology/narrow_cells.h"

namespace mazefolio::topology {
namespace {

constexpr double same_place = 1e-6;  ///< pitches

CellMesh mesh_of(const GridChoice& choice, const Region& region, std::string_view seed) {
  Rng rng = stream(seed, Purpose::points);
  CellMesh mesh = choice.grid->mesh(region, choice.grid_options, rng);
  throw_if_canceled();
  return mesh;
}

}  // namespace

std::vector<Outline> outlines_of(const GridChoice& choice, const Region& region, std::string_view seed) {
  const GridRow& grid = *choice.grid;
  std::vector<Outline> outlines;
  if (grid.lattice) {
    const Lattice cells = grid.lattice(full_mask(choice.size.columns, choice.size.rows));
    outlines.reserve(cells.cell_count());
    for_each_cell(cells, [&](Cell c) { outlines.push_back(cells.outline(c)); });
  } else {
    Rng rng = stream(seed, Purpose::points);
    outlines = outlines_of(grid, region, choice.grid_options, rng);
  }
  throw_if_canceled();
  return outlines;
}

AnyTopology whole_tiling(const GridChoice& choice, const Region& region, double doorway,
                         std::string_view seed) {
  const GridRow& grid = *choice.grid;
  if (grid.lattice) return grid.lattice(full_mask(choice.size.columns, choice.size.rows));
  if (grid.mesh)
    return PlanarGraph::of_mesh(mesh_of(choice, region, seed), doorway, same_place, Centers::with_room);
  return PlanarGraph::build(outlines_of(choice, region, seed), doorway, same_place, Centers::with_room);
}

AnyTopology open_tiling(AnyTopology t, double doorway) {
  auto* cells = std::get_if<PlanarGraph>(&t);
  return cells ? without_narrow_cells(std::move(*cells), doorway, Centers::with_room) : std::move(t);
}

BitSet largest_piece(const AnyTopology& t, const BitSet& cells) {
  DisjointSets sets(cell_limit(t));
  std::visit(
      [&](const auto& g) {
        cells.for_each_set([&](std::size_t i) {
          g.for_each_neighbor(Cell{static_cast<std::uint32_t>(i)}, [&](Cell n, Wall) {
            if (cells.test(index(n))) sets.join(static_cast<std::uint32_t>(i), index(n));
          });
        });
      },
      t);
  std::vector<std::uint32_t> sizes(cell_limit(t));
  cells.for_each_set([&](std::size_t i) { ++sizes[sets.find(static_cast<std::uint32_t>(i))]; });
  const auto largest =
      static_cast<std::uint32_t>(std::max_element(sizes.begin(), sizes.end()) - sizes.begin());
  BitSet piece(cell_limit(t));
  cells.for_each_set([&](std::size_t i) {
    if (sets.find(static_cast<std::uint32_t>(i)) == largest) piece.set(i);
  });
  return piece;
}

AnyTopology cut_to(const AnyTopology& t, const BitSet& cells) {
  if (cells.count() == cell_count(t)) return t;
  return std::visit([&](const auto& g) -> AnyTopology { return g.without(~cells); }, t);
}

}  // namespace mazefolio::topology
