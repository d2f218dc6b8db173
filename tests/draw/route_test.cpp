#include "draw/route.h"

#include <catch2/catch.hpp>

#include "base/geometry/edges.h"
#include "support/namespaces.h"
#include "support/sample_topologies.h"

using namespace mazefolio::tests;

TEST_CASE("an answer goes around the corners of a cell like a Z, clear of its walls") {
  // The middle of its lower side is below a corner.
  const std::vector<std::vector<Edge>> cells{
      closed_ring({{0, 0}, {2, 0}, {2, 1}, {3, 1}, {3, 1.5}, {1, 1.5}, {1, 1}, {0, 1}}),
      closed_ring({{2, 0}, {3, 0}, {3, 1}, {2, 1}})};
  const AnyTopology t = PlanarGraph::build(cells);
  const auto& g = std::get<PlanarGraph>(t);
  for (std::uint32_t c = 0; c < 2; ++c)
    g.for_each_side(Cell{c}, [&](Cell, Wall in) {
      const std::vector<Point> line = route_through(t, Cell{c}, in, no_wall);
      REQUIRE(line.size() >= 2);
      g.for_each_side(Cell{c}, [&](Cell, Wall other) {
        if (other == in) return;
        const auto wall = std::get<Segment>(g.edge(other));
        for (std::size_t i = 1; i < line.size(); ++i)
          for (int k = 0; k <= 20; ++k)
            CHECK(squared_distance(wall, line[i - 1] + (line[i] - line[i - 1]) * (k / 20.0)) > 0.01);
      });
    });
}

TEST_CASE("an answer passes a door away from what stands before its middle") {
  const Point tip{0.95, 0.45};
  const std::vector<std::vector<Edge>> cells{
      closed_ring({{0, 0}, {1, 0}, {1, 1}, {0, 1}, {0, 0.5}, tip, {0, 0.4}}),
      closed_ring({{1, 0}, {2, 0}, {2, 1}, {1, 1}})};
  const AnyTopology t = PlanarGraph::build(cells);
  const auto& g = std::get<PlanarGraph>(t);
  for (std::uint32_t w = 0; w < g.wall_limit(); ++w) {
    const auto [a, b] = g.ends(Wall{w});
    if (!g.contains(a) || !g.contains(b)) continue;
    const Point crossing = route_through(t, a, Wall{w}, no_wall).front();
    CHECK(crossing == route_through(t, b, Wall{w}, no_wall).front());
    CHECK(crossing.x == Approx(1));
    CHECK(dot(crossing - tip, crossing - tip) > 0.04);
  }
}
