#include "draw/disc_ways.h"

#include <catch2/catch.hpp>

#include "draw/every_grid.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

/// How often a way that is not straight is wide, and how often it is not.
struct Counted {
  int wide = 0, narrow = 0;
};

void compare(const Maze& maze, const PlanarTopology auto& t, Counted& counted) {
  const ClosedWalls walls(maze, {0.06, 0.09});
  for_each_doorway(t, [&](Wall w, Cell a, Cell b) {
    if (!maze.open.test(index(w))) return;
    const Point place = midpoint(edge_begin(t.edge(w)), edge_end(t.edge(w)));
    for (const Cell cell : {a, b}) {
      const Point center = t.center(cell);
      const double straight = straight_room(walls, center, place),
                   most = std::min(walls.clear(center), walls.clear(place));
      for (const double enough : {0.2, 0.3, 0.36, most}) {
        if (straight >= enough || most < enough) continue;
        const DiscSizes sizes{enough, straight};
        std::vector<double> widened{straight};
        widen_ways(walls, t.outline(cell), center, {&place, 1}, sizes, widened);
        const bool wide = is_wide_way(walls, t.outline(cell), center, place, sizes, {&straight, 1});
        CHECK(wide == (widened[0] >= enough));
        ++(wide ? counted.wide : counted.narrow);
      }
    }
  });
}

}  // namespace

TEST_CASE("a way is known to be wide exactly where the search of its whole cell finds it wide",
          "[unsanitized]") {
  Counted counted;
  for (const GridMaze& g : every_grid()) {
    INFO(g.name);
    std::visit([&](const auto& t) { compare(g.maze, t, counted); }, *g.maze.topology);
  }
  CHECK(counted.wide > 20);
  CHECK(counted.narrow > 20);
}
