#include "topology/tilings/tiling_rows.h"

#include <cmath>
#include <map>

#include "base/geometry/edges.h"
#include "support/namespaces.h"
#include "topology/grid_choices.h"

using namespace mazefolio::tests;

namespace {

const PlanarGraph& graph(const AnyTopology& t) { return std::get<PlanarGraph>(t); }

int sides_of(const PlanarGraph& g, Cell c) { return static_cast<int>(g.outline(c).size()); }

// How many cells have so many sides.
std::map<int, int> by_sides(const PlanarGraph& g) {
  std::map<int, int> counts;
  for_each_cell(g, [&](Cell c) { ++counts[sides_of(g, c)]; });
  return counts;
}

double area(const std::vector<Edge>& outline) {
  double sum = 0;
  for (const Edge& e : outline) sum += cross(edge_begin(e), edge_end(e)) / 2;
  return std::fabs(sum);
}

// How many cells have an area like this, to a millionth.
std::map<long, int> by_area(const PlanarGraph& g) {
  std::map<long, int> counts;
  for_each_cell(g, [&](Cell c) { ++counts[std::lround(area(g.outline(c)) * 1e6)]; });
  return counts;
}

}  // namespace

TEST_CASE("octagons have squares in the gaps between four of them") {
  const auto t = made(grid_choice("octagon", "rectangle", {20, 15}));
  CHECK(by_sides(graph(*t)) == std::map<int, int>{{4, 15 * 11}, {8, 16 * 12}});
}

TEST_CASE("Cairo's cells are equal pentagons, snub squares are squares and triangles") {
  const auto cairo = made(grid_choice("cairo", "rectangle", {12, 9}));
  CHECK(by_sides(graph(*cairo)).size() == 1);
  CHECK(by_sides(graph(*cairo)).begin()->first == 5);
  CHECK(by_area(graph(*cairo)).size() == 1);
  const std::map<int, int> snub = by_sides(graph(*made(grid_choice("snub-square", "rectangle", {40, 40}))));
  CHECK(snub.size() == 2);
  CHECK(static_cast<double>(snub.at(3)) / snub.at(4) == Approx(2).epsilon(0.06));
}

TEST_CASE("bricks are laid half over half, with straight sides") {
  const auto t = made(grid_choice("brick", "rectangle", {12, 9}));
  const PlanarGraph& g = graph(*t);
  const Rect field = field_of(*find_row(grids(), "brick"), {12, 9});
  for_each_wall(g, [&](Wall w, Cell, Cell beyond) {
    if (g.contains(beyond)) return;
    const Point p = edge_middle(g.edge(w));
    CHECK((p.x < 1e-9 || p.y < 1e-9 || p.x > field.x1 - 1e-9 || p.y > field.y1 - 1e-9));
  });
}

TEST_CASE("Penrose's thick rhombs outnumber the thin ones by the golden ratio") {
  for (const char* middle : {"star", "any"}) {
    GridChoice choice = grid_choice("penrose", "rectangle", {60, 60});
    REQUIRE(choice.grid_options.set(choice.grid->options, "middle", middle).ok());
    const std::map<long, int> areas = by_area(graph(*made(choice)));
    REQUIRE(areas.size() == 2);
    CHECK(static_cast<double>(areas.rbegin()->second) / areas.begin()->second == Approx(1.618).epsilon(0.02));
  }
}

TEST_CASE("Ammann and Beenker's rhombs outnumber the squares by the root of two") {
  const std::map<long, int> areas =
      by_area(graph(*made(grid_choice("ammann-beenker", "rectangle", {60, 60}))));
  REQUIRE(areas.size() == 2);
  CHECK(static_cast<double>(areas.begin()->second) / areas.rbegin()->second == Approx(1.414).epsilon(0.04));
}

TEST_CASE("rings have arcs along them, twice as many cells where these would be too wide") {
  const auto t = made(grid_choice("polar", "rectangle", {20, 14}));
  const PlanarGraph& g = graph(*t);
  std::map<long, int> rings;
  for_each_cell(g, [&](Cell c) {
    const Point d = g.center(c) - Point{10, 7};
    ++rings[static_cast<long>(std::sqrt(dot(d, d)))];
    int arcs = 0;
    for (const Edge& e : g.outline(c)) arcs += std::holds_alternative<Arc>(e);
    CHECK(arcs >= 2);
  });
  CHECK(rings.size() == 7);
  CHECK(rings[0] == 1);
  CHECK(rings[1] == 6);
  for (long ring = 2; ring < 7; ++ring)
    CHECK((rings[ring] == rings[ring - 1] || rings[ring] == 2 * rings[ring - 1]));
}

TEST_CASE("a polar grid can leave out the rings in its middle, but not all of them") {
  GridChoice choice = grid_choice("polar", "rectangle", {14, 14});
  const std::uint32_t all = cell_count(*made(choice));
  REQUIRE(choice.grid_options.set(choice.grid->options, "hole", "2").ok());
  CHECK(cell_count(*made(choice)) == all - 7);
  REQUIRE(choice.grid_options.set(choice.grid->options, "hole", "20").ok());
  CHECK(cell_count(*made(choice)) > 0);
  choice.size = {1, 1};
  CHECK(cell_count(*made(choice)) == 1);
}

TEST_CASE("sunflower cells are equally large") {
  const auto t = made(grid_choice("sunflower", "rectangle", {30, 30}));
  const PlanarGraph& g = graph(*t);
  for_each_cell(g, [&](Cell c) {
    const Point d = g.center(c) - Point{15, 15};
    if (dot(d, d) > 25 && dot(d, d) < 144) CHECK(area(g.outline(c)) == Approx(1).epsilon(0.05));
  });
}
