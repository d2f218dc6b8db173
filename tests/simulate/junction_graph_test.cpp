#include "simulate/junction_graph.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <map>

#include "simulate/sight.h"
#include "support/namespaces.h"
#include "support/sample_mazes.h"
#include "support/sample_topologies.h"

using namespace mazefolio::tests;

TEST_CASE("corridors join junctions, each once from either end, and use every passage") {
  for (const SampleTopology& sample : sample_topologies()) {
    if (cell_count(*sample.topology) < 2) continue;
    INFO(sample.name);
    const Maze maze = random_maze(*sample.topology, 6, 4);
    const JunctionGraph g = junction_graph(maze, {maze.start.cell, maze.finish.cell});
    CHECK(g.junctions[g.stops[0]] == maze.start.cell);
    CHECK(g.junctions[g.stops[1]] == maze.finish.cell);
    CHECK(g.cells.size() == 2 * passage_count(maze));
    for (std::uint32_t k = 0; k < g.corridors.size(); ++k) {
      const Corridor& c = g.corridors[k];
      const Corridor& back = g.corridors[c.back];
      CHECK(g.cells[c.last_cell - 1] == g.junctions[c.to]);
      CHECK(back.from == c.to);
      CHECK(back.to == c.from);
      CHECK(back.length == Approx(c.length));
    }
  }
}

TEST_CASE(
    "a run is straight as far as one sees along it; stairs of squares turn, a zigzag of hexagons does not") {
  const auto runs = [](const std::vector<Point>& points) {
    std::vector<double> steps;
    for (std::size_t i = 1; i < points.size(); ++i) steps.push_back(distance(points[i - 1], points[i]));
    return straight_runs(points, steps, std::vector<double>(points.size(), 0.4));
  };
  const Runs line = runs({{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}});
  CHECK(line.single);
  CHECK(line.first == 4);
  CHECK(line.turns == 0);
  const Runs bend = runs({{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}, {2, 3}});
  CHECK_FALSE(bend.single);
  CHECK(bend.first == 2);
  CHECK(bend.last == 3);
  CHECK(bend.near == walked_of_run);
  CHECK(bend.far == 1);
  CHECK(bend.turns == Approx(1));
  CHECK(runs({{0, 0}, {1, 0}, {1, 1}, {2, 1}, {2, 2}}).turns == Approx(3));
  const double h = std::sqrt(0.75);
  CHECK(runs({{0, 0}, {1, 0}, {1.5, h}, {2.5, h}, {3, 2 * h}, {4, 2 * h}}).single);
  CHECK(quarter_turns({1, 0}, {0, -1}) == Approx(1));
  CHECK(quarter_turns({1, 0}, {-1, 0}) == Approx(2));
  CHECK(quarter_turns({1, 0}, {0, 0}) == 0);
}

TEST_CASE("a branch is seen to be dead when all of it lies within the disc, without the goal") {
  Maze maze = closed_maze(Lattice::square(12, 6));
  std::vector<std::pair<int, int>> way;
  for (int x = 0; x < 12; ++x) way.push_back({x, 0});
  open_along(maze, way);
  open_along(maze, {{5, 0}, {5, 1}, {5, 2}, {6, 2}});
  const Lattice& t = lattice_of(maze);
  maze.finish.cell = t.at(11, 0);
  const JunctionGraph g = junction_graph(maze, {maze.start.cell, maze.finish.cell});
  const auto dead_cells = [&](double radius) {
    const Sight seen = sight(g, g.stops[1], {radius, 0, 1});
    for (std::uint32_t k = 0; k < g.corridors.size(); ++k)
      if (g.cells[g.corridors[k].first_cell] == t.at(5, 1)) return seen.views[k].dead_cells;
    return 99.0;
  };
  CHECK(dead_cells(2) == 0);
  CHECK(dead_cells(std::sqrt(5.0)) == 3);
  CHECK(dead_cells(3) == 3);

  const Sight seen = sight(g, g.stops[1], {6, 0, 1});
  for (std::uint32_t j = 0; j < g.junctions.size(); ++j) {
    if (g.junctions[j] == t.at(5, 0)) CHECK(seen.goal[j] == 6);
    if (j == g.stops[0]) CHECK(seen.goal[j] < 0);
    if (j == g.stops[1]) CHECK(seen.goal[j] == 0);
  }
}
