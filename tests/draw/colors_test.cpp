#include <catch2/catch.hpp>
#include <cmath>

#include "base/geometry/edges.h"
#include "draw/crossing.h"
#include "draw/draw_maze.h"
#include "draw/draw_solution.h"
#include "draw/edge_line.h"
#include "draw/outline.h"
#include "generate/generator.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"
#include "support/sample_caves.h"

using namespace mazefolio::tests;

namespace {

constexpr MazeColors navy_on_cream{{24, 42, 92}, {253, 246, 227}};

std::vector<Item> drawn(const Maze& maze, const MazeColors& colors) {
  FixedMeasurer measurer;
  MazeStyle style;
  style.colors = colors;
  return draw_maze(maze, fit_maze(maze, {0, 0, 900, 900}, style, {}, measurer, points(12)), style);
}

double filled(const Item& item) {
  double sum = 0;
  for (const auto& ring : flattened(std::get<Shape>(item).path)) sum += signed_area(ring);
  return std::fabs(sum);
}

}  // namespace

TEST_CASE("the floor of a cave lies below all else, in the color of the ground") {
  const Maze cave = corridor_cave(5, 8, 1);
  const std::vector<Item> items = drawn(cave, navy_on_cream);
  REQUIRE(std::string(items.front().name) == "ground");
  CHECK(std::get<Shape>(items.front()).fill == Ink{253 / 255.0, 246 / 255.0, 227 / 255.0});
  CHECK(filled(items.front()) == Approx(cell_count(*cave.topology) * 144.0));
}

TEST_CASE("walls have their color, and a white ground is not printed") {
  const Ink navy{24 / 255.0, 42 / 255.0, 92 / 255.0};
  bool found = false;
  for (const Item& item : drawn(corridor_cave(5, 8, 1), {navy_on_cream.walls, color_white})) {
    CHECK(std::string(item.name) != "ground");
    if (std::string(item.name) != "walls" && std::string(item.name) != "rim") continue;
    found = true;
    CHECK(std::get<Shape>(item).stroke->ink == navy);
  }
  CHECK(found);
}

TEST_CASE("grays lie between walls and ground, and stay gray between grays") {
  MazeStyle style;
  CHECK(on_ground(style, mouth_gray) == gray(mouth_gray));
  style.colors = navy_on_cream;
  CHECK(on_ground(style, 0).b == Approx(92 / 255.0));
  CHECK(on_ground(style, 0.5).r == Approx((24 + 253) / 510.0));
  CHECK(on_paper(style, 1) == white);
  style.colors = {{51, 51, 51}, {238, 238, 238}};
  const Ink between = on_ground(style, 0.3);
  CHECK((between.r == between.g && between.g == between.b));
}
