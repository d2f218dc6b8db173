#include "draw/straight_path.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "base/geometry/edges.h"
#include "draw/draw_solution.h"
#include "solve/paths.h"
#include "support/namespaces.h"
#include "support/sample_caves.h"

using namespace mazefolio::tests;

namespace {

double to_rock(const Lattice& t, Point p) {
  double least = 9;
  for_each_cell(t.without_rock(), [&](Cell c) {
    if (!t.is_rock(c)) return;
    const Point middle = t.center(c), off{std::fabs(p.x - middle.x) - 0.5, std::fabs(p.y - middle.y) - 0.5};
    const double x = std::max(0.0, off.x), y = std::max(0.0, off.y);
    least = std::min(least, std::sqrt(x * x + y * y));
  });
  return least;
}

}  // namespace

TEST_CASE("a path stays half a cell away from the rock, in halls too") {
  for (const Maze& cave : {hall_cave(24, 17, 3), hall_cave(30, 40, 5, 1), corridor_cave(5, 8, 1)}) {
    const std::vector<Point> way = solution_points(cave, solve_maze(cave));
    const Lattice& t = lattice_of(cave);
    CHECK(way.front() == t.center(cave.start.cell));
    CHECK(way.back() == t.center(cave.finish.cell));
    for (std::size_t i = 1; i < way.size(); ++i)
      for (int k = 0; k <= 8; ++k) CHECK(to_rock(t, way[i - 1] + (way[i] - way[i - 1]) * (k / 8.0)) >= 0.489);
  }
}

TEST_CASE("the path in a corridor turns in the middle of its corners") {
  const Maze cave = cave_of({"#####", "#...#", "###.#", "#####"});
  const Lattice& t = lattice_of(cave);
  const std::vector<Cell> way{t.at(1, 1), t.at(2, 1), t.at(3, 1), t.at(3, 2)};
  CHECK(straight_path(t, way) == std::vector<Cell>{t.at(1, 1), t.at(3, 1), t.at(3, 2)});
}

TEST_CASE("a hall is crossed straight") {
  const Maze cave =
      cave_of({"##########", "#........#", "#........#", "#........#", "#........#", "##########"});
  const Lattice& t = lattice_of(cave);
  const std::vector<Cell> stair{t.at(2, 2), t.at(3, 2), t.at(3, 3), t.at(4, 3), t.at(4, 4), t.at(5, 4)};
  CHECK(straight_path(t, stair).size() == 2);
  CHECK(straight_path(t, std::vector<Cell>{t.at(2, 2)}) == std::vector<Cell>{t.at(2, 2)});
  CHECK(straight_path(t, {}).empty());
}
