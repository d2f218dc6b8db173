#include "generate/carve/carving.h"

#include <catch2/catch.hpp>

#include "support/namespaces.h"
#include "support/sample_topologies.h"

using namespace mazefolio::tests;

namespace {

/// One cell with this number of cells above it, and three walls of the rim.
PlanarGraph cell_below(std::uint32_t above) {
  std::vector<std::vector<Edge>> cells;
  std::vector<Point> wide;
  for (std::uint32_t i = 0; i < above; ++i) {
    cells.push_back(closed_ring({{1.0 * i, 0}, {i + 1.0, 0}, {i + 1.0, 1}, {1.0 * i, 1}}));
    wide.push_back({1.0 * i, 1});
  }
  for (const Point p : {Point{1.0 * above, 1}, Point{1.0 * above, 2}, Point{0, 2}}) wide.push_back(p);
  cells.push_back(closed_ring(wide));
  return PlanarGraph::build(cells);
}

}  // namespace

TEST_CASE("a side is picked among those that fit, however many there are") {
  for (const std::uint32_t above : {1u, 7u, 8u, 9u, 12u}) {
    INFO(above);
    const PlanarGraph g = cell_below(above);
    Cell wide{0};
    std::size_t most = 0;
    for (std::uint32_t c = 0; c < g.cell_count(); ++c)
      if (g.outline(Cell{c}).size() > most) {
        wide = Cell{c};
        most = g.outline(wide).size();
      }
    std::vector<std::pair<Cell, Wall>> fitting;
    g.for_each_neighbor(wide, [&](Cell n, Wall w) { fitting.emplace_back(n, w); });
    REQUIRE(fitting.size() == above);
    for (std::uint32_t chosen = 0; chosen < above; ++chosen) {
      const Pick pick = pick_side(
          g, wide, [&](Cell n) { return g.contains(n); }, [&](std::uint32_t) { return chosen; });
      CHECK(pick.choices == above);
      CHECK(std::pair(pick.cell, pick.wall) == fitting[chosen]);
    }
  }
}
