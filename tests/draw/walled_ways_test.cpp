#include "draw/walled_ways.h"

#include <catch2/catch.hpp>

#include "draw/disc_ways.h"
#include "generate/generator.h"
#include "support/namespaces.h"
#include "topology/grid_choices.h"

using namespace mazefolio::tests;

namespace {

/// Returns how many ways of open doors there are away from the rim, and how many of these have room.
template <class T>
std::pair<std::size_t, std::size_t> check_ways(const T& cells, const std::string& algorithm) {
  const HalfWalls half{0.06, 0.09};
  const GeneratorRow& row = *find_row(generators(), algorithm);
  const Maze maze =
      carve_maze(row, std::make_shared<const AnyTopology>(cells), Options(row.options), "walled");
  const auto& t = std::get<T>(*maze.topology);
  const ClosedWalls walls(maze, half);
  WalledWays<T> ways(t, half.inner);
  std::size_t within = 0, roomy = 0;
  for_each_doorway(t, [&](Wall w, Cell a, Cell b) {
    if (!maze.open.test(index(w))) return;
    const Edge door = t.edge(w);
    const Point middle = midpoint(edge_begin(door), edge_end(door));
    for (const auto& [from, to] : {std::pair(a, b), std::pair(b, a)}) {
      const Point center = t.center(from), turn = turn_before(door, center);
      if (walls.may_reach_rim(center, middle) || walls.may_reach_rim(center, turn) ||
          walls.may_reach_rim(turn, middle))
        continue;
      ++within;
      const double straight = ways.straight(from, w, to), turned = ways.turned(from, w, to);
      CHECK(straight <= straight_room(walls, center, middle) + 1e-9);
      CHECK(turned <=
            std::min(straight_room(walls, center, turn), straight_room(walls, turn, middle)) + 1e-9);
      roomy += std::max(straight, turned) > 0.15;
    }
  });
  return {within, roomy};
}

}  // namespace

TEST_CASE("whatever walls are closed, no straight way of a lattice is narrower than is said") {
  for (const char* algorithm : {"backtracker", "kruskal", "wilson"})
    for (const Lattice& lattice :
         {Lattice::hexagon(full_mask(14, 20)), Lattice::triangle(full_mask(21, 14))}) {
      const auto [within, roomy] = check_ways(lattice, algorithm);
      CHECK(within > 100);
      CHECK(roomy == within);
    }
}

TEST_CASE("no way of other cells is narrower than is said, and most are said to be wide") {
  for (const char* grid : {"brick", "cairo", "penrose", "voronoi"}) {
    INFO(grid);
    const auto [within, roomy] =
        check_ways(std::get<PlanarGraph>(*made(grid_choice(grid, "rectangle", {16, 16}))), "backtracker");
    CHECK(within > 100);
    CHECK(roomy > within * 9 / 10);
  }
}

TEST_CASE("of cells with arcs nothing is said") {
  const auto disc = made(grid_choice("polar", "circle", {16, 16}));
  CHECK(check_ways(std::get<PlanarGraph>(*disc), "backtracker").second == 0);
}
