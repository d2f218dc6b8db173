#include "topology/narrow_cells.h"

#include "support/namespaces.h"
#include "support/same_graph.h"
#include "topology/grid_choices.h"
#include "topology/topology_checks.h"
#include "topology/whole_tiling.h"

using namespace mazefolio::tests;

namespace {

PlanarGraph tiling(const char* grid, CellCount size, double doorway, const std::string& seed) {
  const GridChoice choice = grid_choice(grid, "rectangle", size);
  const Region region = choice.shape->make(field_of(*choice.grid, choice.size), choice.shape_options);
  return std::get<PlanarGraph>(whole_tiling(choice, region, doorway, seed));
}

/// Each round looks at all cells, and draws all again.
PlanarGraph merged_in_all(PlanarGraph g, double doorway, const MostMerged& most) {
  for (int round = 0; round < most_merge_rounds; ++round) {
    const MergedCells cells = merged(g, narrow_mergers(g, OpenPieces(g), most));
    if (cells.outlines.empty()) break;
    g = g.redrawn(cells.gone, cells.outlines, doorway, 1e-6, Centers::with_room);
  }
  return g;
}

}  // namespace

TEST_CASE("merging around the cells that are cut off comes to the same as merging in all", "[unsanitized]") {
  int merged_ones = 0;
  for (const char* grid : {"voronoi", "delaunay", "penrose", "polar"})
    for (const double share : {1.0, 1.1, 1.25, 1.6})
      for (const MostMerged& most : {MostMerged{}, MostMerged{3, HUGE_VAL}, MostMerged{HUGE_VAL, 2}}) {
        const double doorway = share * find_row(grids(), grid)->doorway;
        const PlanarGraph g = tiling(grid, {44, 40}, doorway, "a");
        const PlanarGraph expected = merged_in_all(g, doorway, most);
        INFO(grid << ' ' << share << ' ' << most.cell << ' ' << most.piece);
        const PlanarGraph made = without_narrow_cells(g, doorway, Centers::with_room, most);
        check_topology(made);
        check_same_graph(made, expected);
        merged_ones += made.cell_count() < g.cell_count();
      }
  CHECK(merged_ones > 10);
}

TEST_CASE("a part of a graph is what would be built of its cells") {
  const double doorway = find_row(grids(), "voronoi")->doorway;
  const PlanarGraph g = tiling("voronoi", {20, 20}, doorway, "b");
  std::vector<Cell> some;
  std::vector<std::vector<Edge>> outlines;
  for (std::uint32_t c = 0; c < g.cell_count(); c += c % 20 == 12 ? 8 : 1) {
    some.push_back(Cell{c});
    outlines.push_back(g.outline(Cell{c}));
  }
  check_same_graph(g.part(some), PlanarGraph::build(outlines, doorway, 1e-6, Centers::with_room));
}
