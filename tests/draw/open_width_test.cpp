#include "draw/open_width.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "draw/every_grid.h"
#include "draw/maze_style.h"
#include "support/namespaces.h"
#include "support/sample_topologies.h"
#include "topology/grid_choices.h"

using namespace mazefolio::tests;

namespace {

Maze carved(AnyTopology topology) {
  const GeneratorRow& row = *find_row(generators(), "backtracker");
  return carve_maze(row, std::make_shared<const AnyTopology>(std::move(topology)), Options(row.options), "w");
}

}  // namespace

TEST_CASE("squares are as wide as their pitch, less half of a wall and half of the rim") {
  for (const auto& [w, h] : std::vector<std::pair<std::uint32_t, std::uint32_t>>{{1, 1}, {1, 7}, {5, 8}}) {
    const Maze maze = carved(Lattice::square(w, h));
    CHECK(open_width(maze) == Approx(1));
    CHECK(open_width(maze, {0.05, 0.1}) == Approx(0.85));
  }
}

TEST_CASE("the same squares as a planar graph are exactly as wide") {
  Maze maze = woven(5, 4, {});
  CHECK(open_width(maze, {0.05, 0.1}) == Approx(0.85));
}

TEST_CASE("a honeycomb's passages are its doors, a triangle's its inscribed circle") {
  CHECK(open_width(carved(Lattice::hexagon(full_mask(8, 5)))) == Approx(1 / std::sqrt(3.0)));
  CHECK(open_width(carved(Lattice::triangle(full_mask(8, 5)))) == Approx(1));
}

TEST_CASE("a brick is left at a right angle: its passages are as wide as it is high") {
  const GridRow& row = *find_row(grids(), "brick");
  GridChoice choice{&row, Options(row.options), find_row(shapes(), "rectangle"), {}, {9, 11}};
  choice.shape_options = Options(choice.shape->options);
  const double high = 3 / (2 + 2 * std::sqrt(2.0));
  CHECK(open_width(carved(AnyTopology(*make_grid(choice, "b")->topology)), {0.1, 0.1}) == Approx(high - 0.2));
}

TEST_CASE("a door between two posts is as wide as it is long, less its posts") {
  // All doors of the octagons are slanted or straight sides of length 1 or sqrt(2).
  const double width = open_width(carved(octagons_and_squares(5, 4)), {0.1, 0.1});
  CHECK(width == Approx(0.8));
}

TEST_CASE("over a crossing the rails are the walls") {
  const Maze maze = woven(5, 5, {{2, 2}});
  CHECK(open_width(maze) == Approx(crossing_width));
  CHECK(open_width(maze, {0.03, 0.03}) == Approx(crossing_width - 0.06));
}

TEST_CASE("no tiling opens a passage narrower than its row promises") {
  for (const GridMaze& g : every_grid()) {
    INFO(g.name);
    const std::size_t space = g.name.find(' ');
    const GridChoice choice = grid_choice(g.name.substr(0, space), g.name.substr(space + 1), {});
    CHECK(open_width(g.maze) >= doorway_of(choice) * 0.97);
  }
}
