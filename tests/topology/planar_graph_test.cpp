#include "topology/planar_graph.h"

#include <cmath>
#include <numbers>
#include <numeric>
#include <stdexcept>

#include "topology/topology_checks.h"

using namespace mazefolio;

namespace {

std::vector<Edge> polygon(std::vector<Point> p) {
  std::vector<Edge> ring;
  for (std::size_t i = 0; i < p.size(); ++i) ring.push_back(Segment{p[i], p[(i + 1) % p.size()]});
  return ring;
}

// An octagon with a square on two of its sides and a triangle on a third: three kinds of cells, by hand.
std::vector<std::vector<Edge>> small_tiling() {
  return {polygon({{1, 0}, {2, 0}, {3, 1}, {3, 2}, {2, 3}, {1, 3}, {0, 2}, {0, 1}}),
          polygon({{3, 1}, {4, 1}, {4, 2}, {3, 2}}), polygon({{1, 3}, {2, 3}, {2, 4}, {1, 4}}),
          polygon({{2, 3}, {3, 2}, {3, 3}})};
}

// A disc of two halves inside a ring of three sectors: every inner edge is an arc or a radius.
std::vector<std::vector<Edge>> disc() {
  const double pi = std::numbers::pi;
  return {{Arc{{0, 0}, 1, 0, pi}, Segment{{-1, 0}, {1, 0}}},
          {Arc{{0, 0}, 1, pi, 2 * pi}, Segment{{1, 0}, {-1, 0}}}};
}

}  // namespace

TEST_CASE("shared edges become inner walls, the others the rim") {
  const std::vector<std::vector<Edge>> tiling = small_tiling();
  const PlanarGraph g = PlanarGraph::build(tiling);
  check_topology(g);
  CHECK(g.cell_count() == 4);
  std::uint32_t inner = 0, rim = 0;
  for_each_wall(g, [&](Wall, Cell, Cell beyond) { ++(g.contains(beyond) ? inner : rim); });
  CHECK(inner == 3);
  CHECK(rim == 6 + 2 + 3 + 3 - 1);
  CHECK(g.bounds() == Rect{0, 0, 4, 4});
}

TEST_CASE("the order of the polygons does not matter") {
  std::vector<std::vector<Edge>> tiling = small_tiling();
  const PlanarGraph a = PlanarGraph::build(tiling);
  std::swap(tiling[0], tiling[3]);
  const PlanarGraph b = PlanarGraph::build(tiling);
  for (std::uint32_t c = 0; c < a.cell_count(); ++c) CHECK(a.center(Cell{c}) == b.center(Cell{c}));
}

TEST_CASE("arcs that share both ends stay two walls") {
  const PlanarGraph g = PlanarGraph::build(disc());
  CHECK(g.cell_count() == 2);
  CHECK(g.wall_limit() == 3);
  CHECK(g.bounds().y1 == Approx(1));
  check_topology(g);
}

TEST_CASE("no cells make an empty graph") {
  const PlanarGraph g = PlanarGraph::build({});
  CHECK(g.cell_count() == 0);
  CHECK(g.wall_limit() == 0);
}

TEST_CASE("broken outlines are refused") {
  using Outlines = std::vector<std::vector<Edge>>;
  CHECK_THROWS_AS(PlanarGraph::build(Outlines{{Segment{{0, 0}, {1, 0}}}}), std::invalid_argument);
  CHECK_THROWS_AS(PlanarGraph::build(Outlines{{Segment{{0, 0}, {1, 0}}, Segment{{2, 0}, {0, 0}}}}),
                  std::invalid_argument);
  const std::vector<Edge> square = polygon({{0, 0}, {1, 0}, {1, 1}, {0, 1}});
  CHECK_THROWS_AS(PlanarGraph::build(Outlines{square, square, square}), std::invalid_argument);
}
