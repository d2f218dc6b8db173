#include "topology/whole_tiling.h"

#include <algorithm>

#include "base/disjoint_sets.h"
#include "base/geometry/edges.h"
#include "base/system/parallel.h"
#include "topology/merged_cells.h"

namespace mazefolio::topology {

namespace {

std::vector<Outline> outlines_of(const GridChoice& choice, const Region& region, std::string_view seed) {
  Rng rng = stream(seed, Purpose::points);
  std::vector<Outline> outlines = choice.grid->outlines(region, choice.grid_options, rng);
  throw_if_canceled();
  return outlines;
}

PlanarGraph with_doors(const std::vector<Outline>& outlines, double doorway) {
  return without_narrow_cells(PlanarGraph::build(outlines, doorway), doorway);
}

}  // namespace

AnyTopology whole_tiling(const GridChoice& choice, const Region& region, std::string_view seed) {
  const GridRow& grid = *choice.grid;
  if (grid.lattice) return grid.lattice(full_mask(choice.size.columns, choice.size.rows));
  return with_doors(outlines_of(choice, region, seed), grid.doorway);
}

AnyTopology tiling_around(const Rect& box, const GridChoice& choice, const Region& region,
                          std::string_view seed) {
  constexpr double margin = 5;  // pitches; far more than a cell, and than it takes of its neighbors
  if (choice.grid->lattice) return whole_tiling(choice, region, seed);
  const Rect near = inset(box, -margin);
  const double doorway = choice.grid->doorway;
  std::vector<Outline> outlines = outlines_of(choice, region, seed);
  std::vector<Outline> part;
  for (const Outline& outline : outlines) {
    const Point p = edge_begin(outline[0]);
    if (holds(near, {p.x, p.y, p.x, p.y})) part.push_back(outline);
  }
  PlanarGraph g = PlanarGraph::build(part, doorway);
  const std::uint32_t cells = g.cell_count();
  g = without_narrow_cells(std::move(g), doorway);
  return g.cell_count() == cells ? g : with_doors(outlines, doorway);
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
