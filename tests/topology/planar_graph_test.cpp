#include "topology/planar_graph.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>
#include <stdexcept>

#include "base/geometry/edges.h"
#include "support/namespaces.h"
#include "support/same_graph.h"
#include "support/sample_topologies.h"
#include "topology/grid_choices.h"
#include "topology/topology_checks.h"

using namespace mazefolio::tests;

namespace {

// An octagon with a square on two of its sides and a triangle on a third: three kinds of cells, by hand.
std::vector<std::vector<Edge>> small_tiling() {
  return {closed_ring({{1, 0}, {2, 0}, {3, 1}, {3, 2}, {2, 3}, {1, 3}, {0, 2}, {0, 1}}),
          closed_ring({{3, 1}, {4, 1}, {4, 2}, {3, 2}}), closed_ring({{1, 3}, {2, 3}, {2, 4}, {1, 4}}),
          closed_ring({{2, 3}, {3, 2}, {3, 3}})};
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

TEST_CASE("outlines are clockwise for polygons in either direction") {
  std::vector<std::vector<Edge>> tiling = small_tiling();
  for (const std::size_t i : {0u, 2u}) {
    std::reverse(tiling[i].begin(), tiling[i].end());
    for (Edge& e : tiling[i]) e = reversed(e);
  }
  const PlanarGraph g = PlanarGraph::build(tiling);
  check_topology(g);
  for_each_cell(g, [&](Cell c) {
    const std::vector<Edge> outline = g.outline(c);
    CHECK(signed_area(outline) > 0);
    CHECK(g.area(c) == signed_area(outline));
    for (std::size_t i = 0; i < outline.size(); ++i)
      CHECK(edge_end(outline[i]) == edge_begin(outline[(i + 1) % outline.size()]));
  });
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
  const std::vector<Edge> square = closed_ring({{0, 0}, {1, 0}, {1, 1}, {0, 1}});
  CHECK_THROWS_AS(PlanarGraph::build(Outlines{square, square, square}), std::invalid_argument);
}

TEST_CASE("corners that differ by rounding noise are one, wherever they lie") {
  for (const double x : {1.0, 1.0000005, 1.0000015, 7.3}) {
    const double off = x + 3e-13;
    const PlanarGraph g =
        PlanarGraph::build(std::vector{closed_ring({{0, 0}, {x, 0}, {x, x}, {0, x}}),
                                       closed_ring({{off, 0}, {2 * x, 0}, {2 * x, x}, {off, x - 3e-13}})});
    CHECK(g.wall_limit() == 7);
    CHECK(g.point_limit() == 6);
  }
}

TEST_CASE("a wall that no disc of the doorway's width passes has nothing beyond") {
  // Two rooms with a door of 0.4, and one of 0.9 to a third.
  const std::vector<std::vector<Edge>> rooms{
      closed_ring({{0, 0}, {1, 0}, {1, 0.3}, {1, 0.7}, {1, 1}, {0, 1}}),
      closed_ring({{1, 0.3}, {1.2, 0}, {2, 0}, {2, 1}, {1.2, 1}, {1, 0.7}}),
      closed_ring({{0, 1}, {1, 1}, {0.95, 2}, {0.05, 2}})};
  const auto doors = [&](double doorway) {
    const PlanarGraph g = PlanarGraph::build(rooms, doorway);
    check_topology(g);
    std::uint32_t inner = 0, walls = 0, passable = 0;
    for_each_doorway(g, [&](Wall, Cell, Cell) { ++inner; });
    for_each_wall(g, [&](Wall w, Cell, Cell) {
      ++walls;
      passable += g.passable(w);
    });
    CHECK(walls == 14);
    CHECK((doorway > 0 || passable == 14));
    return inner;
  };
  CHECK(doors(0) == 2);
  CHECK(doors(0.39) == 2);
  CHECK(doors(0.41) == 1);
  CHECK(doors(1.1) == 0);
}

TEST_CASE("a cell with a crossing is two lanes that do not meet") {
  const PlanarGraph field = square_field(3, 3);
  Cell middle{};
  for_each_cell(field, [&](Cell c) {
    if (close(field.center(c), {1.5, 1.5})) middle = c;
  });
  for (const bool over_first : {true, false}) {
    const PlanarGraph g = field.with_crossings(std::array{middle}, {over_first});
    check_topology(g);
    CHECK(g.cell_count() == 10);
    CHECK(g.wall_limit() == field.wall_limit());
    REQUIRE(g.crossings().size() == 1);
    const auto [over, under] = g.crossings()[0];
    CHECK(over == middle);
    CHECK(g.center(over) == g.center(under));
    const auto ways = [&](Cell c) {
      std::vector<Point> middles;
      g.for_each_neighbor(c, [&](Cell, Wall w) { middles.push_back(edge_middle(g.edge(w))); });
      return middles;
    };
    const std::vector<Point> above = ways(over), below = ways(under);
    REQUIRE((above.size() == 2 && below.size() == 2));
    // Outlines begin with the upper side.
    CHECK((above[0].x == above[1].x) == over_first);
    CHECK((below[0].y == below[1].y) == over_first);
    CHECK(count_pieces(AnyTopology(g)) == 1);

    BitSet some(g.cell_limit());
    some.set(0);
    const PlanarGraph kept = g.without(some);
    check_topology(kept);
    CHECK(kept.crossings().size() == (over == Cell{0} ? 0u : 1u));
    some.set(index(under));
    const PlanarGraph lone = g.without(some);
    check_topology(lone);
    CHECK(lone.crossings().empty());
    CHECK(lone.cell_count() == 8);
  }
  CHECK_THROWS_AS(field.with_crossings(std::array{Cell{0}}, {true}), std::invalid_argument);
}

TEST_CASE("what is cut out leaves a rim, and the others keep their order") {
  const PlanarGraph field = square_field(3, 3);
  BitSet middle(field.cell_limit());
  for_each_cell(field, [&](Cell c) {
    if (close(field.center(c), {1.5, 1.5})) middle.set(index(c));
  });
  const PlanarGraph ring = field.without(middle);
  check_topology(ring);
  CHECK(ring.cell_count() == 8);
  CHECK(ring.wall_limit() == field.wall_limit());
  std::uint32_t inner = 0;
  for_each_doorway(ring, [&](Wall, Cell, Cell) { ++inner; });
  CHECK(inner == 8);
  std::vector<Point> kept, were;
  for_each_cell(ring, [&](Cell c) { kept.push_back(ring.center(c)); });
  for_each_cell(field, [&](Cell c) {
    if (!middle.test(index(c))) were.push_back(field.center(c));
  });
  CHECK(kept == were);
  CHECK(ring.without(BitSet(ring.cell_limit(), true)).cell_count() == 0);
}

TEST_CASE("barred walls lead nowhere, and stay where they are") {
  const PlanarGraph field = square_field(4, 3);
  BitSet walls(field.wall_limit());
  for_each_doorway(field, [&](Wall w, Cell a, Cell) {
    if (index(a) % 2 == 0) walls.set(index(w));
  });
  const PlanarGraph barred = field.barred(walls);
  check_topology(barred);
  std::size_t doorways = 0, before = 0;
  for_each_doorway(field, [&](Wall, Cell, Cell) { ++before; });
  for_each_doorway(barred, [&](Wall w, Cell, Cell) {
    CHECK(!walls.test(index(w)));
    ++doorways;
  });
  CHECK(doorways == before - walls.count());
  for (std::uint32_t w = 0; w < field.wall_limit(); ++w) {
    CHECK(barred.ends(Wall{w}) == field.ends(Wall{w}));
    CHECK(barred.edge(Wall{w}) == field.edge(Wall{w}));
  }
}

TEST_CASE("a graph that is redrawn is what would be built of all its cells") {
  for (const char* name : {"polar", "voronoi", "snub-square"})
    for (const bool measured : {false, true}) {
      INFO(name << " " << measured);
      const double doorway = find_row(grids(), name)->doorway;
      const auto topology = made(grid_choice(name, "rectangle", {12, 12}));
      const PlanarGraph before =
          std::get<PlanarGraph>(*topology).redrawn(BitSet(cell_limit(*topology)), {}, measured ? doorway : 0);
      std::vector<std::vector<Edge>> all, changed;
      BitSet gone(before.cell_count());
      for (std::uint32_t c = 0; c < before.cell_count(); ++c) {
        if (c % 11 == 5 || c % 11 == 6) gone.set(c);  // some touch
        if (c % 11 == 5) continue;
        all.push_back(before.outline(Cell{c}));
        if (c % 11 == 6) changed.push_back(all.back());
      }
      const PlanarGraph redrawn = before.redrawn(gone, changed, doorway);
      const PlanarGraph built = PlanarGraph::build(all, doorway);
      check_topology(redrawn);
      check_same_graph(redrawn, built);
    }
}
