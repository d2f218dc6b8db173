#include <catch2/catch.hpp>
#include <cmath>

#include "base/geometry/edges.h"
#include "draw/draw_maze.h"
#include "draw/draw_solution.h"
#include "draw/edge_line.h"
#include "draw/every_grid.h"
#include "solve/paths.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"
#include "support/sample_caves.h"

using namespace mazefolio::tests;

namespace {

double area(const Path& path) {
  double sum = 0;
  for (const auto& ring : flattened(path)) sum += signed_area(ring);
  return std::fabs(sum);
}

std::vector<Item> filled(const Maze& maze, double* scale = nullptr) {
  FixedMeasurer measurer;
  MazeStyle style;
  style.path = PathStyle::fill;
  const MazeFit fit = fit_maze(maze, {0, 0, 500, 500}, style, {}, measurer);
  if (scale) *scale = fit.transform.scale;
  CHECK(draw_solution(maze, answer_strokes(maze), fit, style).empty());
  return draw_answer(maze, answer_strokes(maze), fit, style);
}

}  // namespace

TEST_CASE("a filled solution covers its cells, below the walls, on every grid") {
  for (const GridMaze& g : every_grid()) {
    INFO(g.name);
    double cells = 0, scale = 1;
    std::visit(
        [&](const auto& t) {
          for (const Cell c : solve_maze(g.maze)) {
            Path ring;
            const std::vector<Edge> outline = t.outline(c);
            if (outline.empty()) continue;  // a lane
            ring.move_to(edge_begin(outline[0]));
            for (const Edge& e : outline) ring.add(e);
            cells += area(ring);
          }
        },
        *g.maze.topology);
    const std::vector<Item> items = filled(g.maze, &scale);
    const Shape way = std::get<Shape>(items[0]);
    REQUIRE(way.fill);
    CHECK_FALSE(way.stroke);
    CHECK(way.fill->r > 0.3);
    CHECK(way.fill->r < 0.7);
    const auto* graph = std::get_if<PlanarGraph>(&*g.maze.topology);
    if (!graph || graph->crossings().empty())
      CHECK(area(way.path) == Approx(cells * scale * scale).epsilon(0.01));
    REQUIRE(items.size() > 1);
    CHECK(std::get<Shape>(items[1]).stroke);
  }
}

TEST_CASE("a filled solution is round where the cave is") {
  FixedMeasurer measurer;
  MazeStyle style;
  style.path = PathStyle::fill;
  style.walls = WallStyle::rounded;
  Maze cave = cave_of({"#####", "#..##", "##.##", "#####"});
  cave.start = {lattice_of(cave).at(1, 1), no_wall};
  cave.finish = {lattice_of(cave).at(2, 2), no_wall};
  const MazeFit fit = fit_maze(cave, {0, 0, 500, 500}, style, {}, measurer);
  const std::vector<Item> items = draw_answer(cave, answer_strokes(cave), fit, style);
  const Path& way = std::get<Shape>(items[0]).path;
  const double round = 5 * 0.25 * (1 - std::acos(-1) / 4), inner = -0.25 * (1 - std::acos(-1) / 4);
  CHECK(area(way) == Approx((3 - round - inner) * fit.pitch * fit.pitch).epsilon(0.01));
}
