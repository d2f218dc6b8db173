#include "draw/draw_solution.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "draw/crossing.h"
#include "draw/draw_maze.h"
#include "draw/every_grid.h"
#include "maze/gates.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

/// An L of 3 x 2 cells: right along the upper row, then down.
struct Bend {
  Maze maze;
  CellPath path;
};
Bend bend() {
  const Lattice t = Lattice::square(3, 2);
  Bend out;
  out.maze.topology = std::make_shared<const AnyTopology>(t);
  out.maze.open = BitSet(t.wall_limit());
  out.path = {t.at(0, 0), t.at(1, 0), t.at(2, 0), t.at(2, 1)};
  out.maze.start = {t.at(0, 0), t.wall(t.at(0, 0), 2)};
  out.maze.finish = {t.at(2, 1), t.wall(t.at(2, 1), 1)};
  return out;
}

}  // namespace

TEST_CASE("the solution has one point per cell and begins and ends in cell centers") {
  const Bend b = bend();
  const std::vector<Point> points = solution_points(b.maze, b.path);
  REQUIRE(points.size() == b.path.size());
  CHECK(points.front() == center(*b.maze.topology, b.path.front()));
  CHECK(points.back() == center(*b.maze.topology, b.path.back()));
}

TEST_CASE("the drawn solution is one stroke from gate to gate, straight runs in one piece") {
  FixedMeasurer measurer;
  const Bend b = bend();
  MazeStyle style;
  style.wall = points(1);
  style.path_factor = 2;
  const MazeFit fit = fit_maze(b.maze, {0, 0, 300, 300}, style, {}, measurer);
  const std::vector<Item> items = draw_solution(b.maze, std::vector<CellPath>{b.path}, fit, style);
  REQUIRE(items.size() == 1);
  const Shape& shape = std::get<Shape>(items[0]);
  CHECK(shape.path.verbs == std::vector<Path::Verb>{Path::Verb::move, Path::Verb::line, Path::Verb::line});
  CHECK(shape.path.points.front().x == Approx(fit.maze_box.x0));
  CHECK(shape.path.points.back().y == Approx(fit.maze_box.y1));
  CHECK(shape.stroke->width >= style.path_factor * style.wall.pt);
  CHECK(shape.stroke->width <= fit.corridor / 2);
  CHECK(shape.stroke->dashes.empty());
}

TEST_CASE("dots become a line where the corridor is too narrow for them") {
  FixedMeasurer measurer;
  const Bend b = bend();
  MazeStyle style;
  style.wall = points(0.75);
  style.path = PathStyle::dots;
  const auto dashes = [&](double side) {
    const MazeFit fit = fit_maze(b.maze, {0, 0, side, side}, style, {}, measurer);
    return std::get<Shape>(draw_solution(b.maze, std::vector<CellPath>{b.path}, fit, style)[0])
        .stroke->dashes.size();
  };
  CHECK(dashes(300) == 2);
  CHECK(dashes(32) == 0);
}

TEST_CASE("a solution of one cell between two gates is still drawn") {
  FixedMeasurer measurer;
  const Lattice t = Lattice::square(1, 1);
  Maze maze;
  maze.topology = std::make_shared<const AnyTopology>(t);
  maze.open = BitSet(t.wall_limit());
  maze.start = {t.at(0, 0), t.wall(t.at(0, 0), 3)};
  maze.finish = {t.at(0, 0), t.wall(t.at(0, 0), 1)};
  const MazeFit fit = fit_maze(maze, {0, 0, 100, 100}, {}, {}, measurer);
  CHECK(draw_solution(maze, std::vector<CellPath>{{t.at(0, 0)}}, fit, {}).size() == 1);
  CHECK(draw_maze(maze, fit, {}).size() == 3);  // the rim and two arrows
}

TEST_CASE(
    "below a bridge the way goes on from rail to rail, as pale as its mouths and below the other ways") {
  FixedMeasurer measurer;
  const Maze maze = woven(3, 3, {{1, 1}});
  const PlanarGraph& t = std::get<PlanarGraph>(*maze.topology);
  const Cell under = t.crossings()[0].under;
  CellPath path;
  t.for_each_neighbor(under, [&](Cell n, Wall) { path.push_back(n); });
  REQUIRE(path.size() == 2);
  path.insert(path.begin() + 1, under);
  const MazeFit fit = fit_maze(maze, {0, 0, 300, 300}, {}, {}, measurer);
  const std::vector<Item> items = draw_solution(maze, std::vector<CellPath>{path}, fit, {});
  REQUIRE(items.size() == 2);
  const Shape &pale = std::get<Shape>(items[0]), &dark = std::get<Shape>(items[1]);
  REQUIRE(pale.path.points.size() == 2);
  CHECK(pale.stroke->ink.r == Approx(mouth_gray));
  CHECK(pale.stroke->width == dark.stroke->width);
  CHECK(pale.stroke->cap == Cap::butt);
  const Point along = pale.path.points[1] - pale.path.points[0];
  CHECK(std::sqrt(dot(along, along)) == Approx(crossing_width * fit.pitch - rail_width({}, fit.pitch)));
  CHECK(dark.path.points.size() == 4);  // it ends below both rails
}

TEST_CASE("a way through nearly all cells is a thin line, so that the walls beside it are seen") {
  FixedMeasurer measurer;
  const Bend b = bend();
  MazeStyle style;
  style.wall = points(0.75);
  const auto width = [&](double side, bool crowded) {
    style.line_share = crowded ? 0.16 : 0.5;
    return answer_pen(fit_maze(b.maze, {0, 0, side, side}, style, {}, measurer), style).width;
  };
  CHECK(width(20, true) == Approx(0.75));
  CHECK(width(60, true) < width(60, false));
}
