#include "draw/cut_lines.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <set>

#include "support/sample_mazes.h"

using namespace mazefolio::tests;

namespace {

double away(Point a, Point b) { return std::hypot((a - b).x, (a - b).y); }

}  // namespace

TEST_CASE("a plotter draws every wall of squares once") {
  const Maze maze = random_maze(Lattice::square(9, 7), 3);
  std::set<std::pair<long, long>> drawn;  // middles of edges, doubled
  std::size_t steps = 0;
  for (const CutLine& line : cut_lines(maze))
    for (std::size_t i = 1; i < line.points.size(); ++i) {
      const Point from = line.points[i - 1], to = line.points[i];
      const auto pieces = static_cast<int>(std::lround(away(from, to)));
      for (int k = 0; k < pieces; ++k, ++steps) {
        const Point at = from + (to - from) * ((k + 0.5) / pieces);
        drawn.insert({std::lround(2 * at.x), std::lround(2 * at.y)});
      }
    }
  // 9 x 7 cells have 2*9*7 + 9 + 7 edges; a tree opens one less than cells, and there are two gates.
  CHECK(drawn.size() == 2 * 9 * 7 + 9 + 7 - (9 * 7 - 1) - 2);
  CHECK(steps == drawn.size());
}

TEST_CASE("the line that comes next has the nearest end") {
  const std::vector<CutLine> lines = cut_lines(random_maze(Lattice::square(12, 12), 5));
  REQUIRE(lines.size() > 20);
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const Point pen = lines[i - 1].points.back();
    const double taken = away(pen, lines[i].points.front());
    for (std::size_t k = i; k < lines.size(); ++k) {
      CHECK(away(pen, lines[k].points.front()) >= taken - 1e-9);
      CHECK(away(pen, lines[k].points.back()) >= taken - 1e-9);
    }
  }
}
