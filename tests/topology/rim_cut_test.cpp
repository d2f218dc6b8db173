#include "topology/rim_cut.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <set>

#include "base/geometry/edges.h"
#include "support/namespaces.h"
#include "topology/grid_choices.h"

using namespace mazefolio::tests;

namespace {

/// Thousandths of a square pitch, and how many walls.
using Kind = std::pair<long, std::size_t>;

/// Of the cells that have no part of the rim within `beside` pitches.
std::set<Kind> kinds_inside(const AnyTopology& cells, double beside) {
  std::vector<Point> rim;
  std::set<Kind> kinds;
  std::visit(
      [&](const auto& t) {
        for_each_wall(t, [&](Wall w, Cell, Cell beyond) {
          if (!t.contains(beyond)) rim.push_back(edge_begin(t.edge(w)));
        });
        for_each_cell(t, [&](Cell c) {
          const auto is_near = [&](Point p) {
            const Point way = p - t.center(c);
            return dot(way, way) < beside * beside;
          };
          const std::vector<Edge> outline = t.outline(c);
          if (std::ranges::none_of(rim, is_near))
            kinds.emplace(std::lround(1000 * std::fabs(signed_area(outline))), outline.size());
        });
      },
      cells);
  return kinds;
}

}  // namespace

TEST_CASE("cells that the line around a shape does not come near stay as they were, on every regular grid") {
  for (const GridRow& grid : grids()) {
    if (grid.random || grid.disc || grid.in_plans) continue;
    INFO(grid.name);
    const std::set<Kind> whole = kinds_inside(*made(grid_choice(grid.name, "rectangle", {24, 24})), 2),
                         within = kinds_inside(*made(grid_choice(grid.name, "heart", {40, 40})), 3.5);
    CHECK_FALSE(whole.empty());
    CHECK(within == whole);
  }
}

TEST_CASE("the small squares between octagons are no slivers, in a circle of any size") {
  for (std::uint32_t side = 18; side <= 30; ++side) {
    INFO(side);
    const double all = side * side;
    CHECK(cell_count(*made(grid_choice("octagon", "circle", {side, side}))) / all == Approx(1).margin(0.1));
  }
}
