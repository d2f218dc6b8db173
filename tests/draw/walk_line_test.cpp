#include "draw/walk_line.h"

#include <catch2/catch.hpp>

#include "draw/draw_solution.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"
#include "topology/lattice.h"

using namespace mazefolio::tests;

namespace {

/// A row of squares whose rule gives the way a direction.
Maze row(std::uint32_t squares) {
  const Lattice t = Lattice::square(squares, 1);
  Maze maze;
  maze.topology = std::make_shared<const AnyTopology>(t);
  maze.open = BitSet(t.wall_limit());
  for (std::uint32_t x = 0; x + 1 < squares; ++x) maze.open.set(index(t.wall(t.at(x, 0), 0)));
  Marks marks;
  marks.directed = true;
  maze.marks = std::make_shared<const Marks>(marks);
  maze.start = {t.at(0, 0)};
  maze.finish = {t.at(squares - 1, 0)};
  return maze;
}

CellPath cells(const Maze& maze, const std::vector<std::uint32_t>& columns) {
  CellPath path;
  for (const std::uint32_t x : columns) path.push_back(std::get<Lattice>(*maze.topology).at(x, 0));
  return path;
}

}  // namespace

TEST_CASE("a way that comes back keeps to its right, and both ends stay in the middle") {
  const Maze maze = row(3);
  const CellPath path = cells(maze, {1, 2, 1, 0});
  REQUIRE(passes_twice(maze, path));
  const std::vector<Point> line = solution_points(maze, path);
  const std::vector<Point> expected{{1.5, 0.5}, {1.5, 0.65}, {2, 0.65},  {2.5, 0.65}, {2.5, 0.35},
                                    {2, 0.35},  {1.5, 0.35}, {1.5, 0.5}, {0.5, 0.5}};
  REQUIRE(line.size() == expected.size());
  for (std::size_t i = 0; i < line.size(); ++i) {
    CHECK(line[i].x == Approx(expected[i].x));
    CHECK(line[i].y == Approx(expected[i].y));
  }
}

TEST_CASE("a way without a direction, or that comes to no passage again, goes through the middles") {
  Maze maze = row(3);
  CHECK_FALSE(passes_twice(maze, cells(maze, {0, 1, 2})));
  maze.marks = nullptr;
  CHECK_FALSE(passes_twice(maze, cells(maze, {1, 2, 1})));
}

TEST_CASE("heads show the direction of a way, in corridors that have room beside its line") {
  FixedMeasurer measurer;
  const Maze maze = row(12);
  const std::vector<CellPath> strokes{cells(maze, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11})};
  MazeStyle style;
  style.wall = points(1);
  style.line_share = line_share_of(maze, strokes, style.line_share);
  const MazeFit wide = fit_maze(maze, {0, 0, 300, 300}, style, {}, measurer);
  const std::vector<Arrowhead> heads = arrowheads(maze, strokes, wide, style);
  REQUIRE(heads.size() == 2);
  for (const Arrowhead& head : heads) {
    const std::vector<Point>& corners = head.path.points;  // the tip comes first
    CHECK(corners[0].x > corners[1].x);
    CHECK(head.box.y0 > wide.maze_box.y0);
    CHECK(head.box.y1 < wide.maze_box.y1);
  }
  const MazeFit narrow = fit_maze(maze, {0, 0, 40, 40}, style, {}, measurer);
  CHECK(arrowheads(maze, strokes, narrow, style).empty());
}
