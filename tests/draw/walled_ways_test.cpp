#include "draw/walled_ways.h"

#include <catch2/catch.hpp>

#include "draw/disc_ways.h"
#include "support/namespaces.h"
#include "support/sample_topologies.h"

using namespace mazefolio::tests;

namespace {

void check_ways(Lattice lattice, const std::string& algorithm) {
  const HalfWalls half{0.06, 0.09};
  const GeneratorRow& row = *find_row(generators(), algorithm);
  const Maze maze = carve_maze(row, std::make_shared<const AnyTopology>(std::move(lattice)),
                               Options(row.options), "walled");
  const auto& t = std::get<Lattice>(*maze.topology);
  const ClosedWalls walls(maze, half);
  WalledWays ways(t, half.inner);
  std::size_t within = 0, at_rim = 0;
  for_each_doorway(t, [&](Wall w, Cell a, Cell b) {
    if (!maze.open.test(index(w))) return;
    const Point middle = midpoint(edge_begin(t.edge(w)), edge_end(t.edge(w)));
    for (const auto& [from, to] : {std::pair(a, b), std::pair(b, a)}) {
      if (walls.may_reach_rim(t.center(from), middle)) {
        ++at_rim;
        continue;
      }
      ++within;
      const double room = ways.room(from, w, to);
      CHECK(room <= straight_room(walls, t.center(from), middle) + 1e-9);
      CHECK(room > 0.15);
    }
  });
  CHECK(within > at_rim / 2);
  CHECK(at_rim > 0);
}

}  // namespace

TEST_CASE("whatever walls are closed, no straight way of a lattice is narrower than is said") {
  for (const char* algorithm : {"backtracker", "kruskal", "wilson"}) {
    check_ways(Lattice::hexagon(full_mask(14, 20)), algorithm);
    check_ways(Lattice::triangle(full_mask(21, 14)), algorithm);
  }
}
