#include "draw/rock.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "base/geometry/edges.h"
#include "draw/draw_maze.h"
#include "draw/draw_solution.h"
#include "draw/edge_line.h"
#include "solve/paths.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"
#include "support/sample_caves.h"

using namespace mazefolio::tests;

namespace {

struct Drawn {
  MazeFit fit;
  std::vector<Shape> shapes;
};

Drawn drawn(const Maze& maze, const MazeStyle& style, double pitch = 12) {
  FixedMeasurer measurer;
  Drawn out{fit_maze(maze, {0, 0, 900, 900}, style, {}, measurer, points(pitch)), {}};
  for (const Item& item : draw_maze(maze, out.fit, style))
    if (const auto* shape = std::get_if<Shape>(&item)) out.shapes.push_back(*shape);
  return out;
}

MazeStyle with(WallStyle walls, std::optional<RockTexture> rock = std::nullopt) {
  MazeStyle style;
  style.walls = walls;
  style.rock = rock;
  style.rim_factor = 1.4;
  return style;
}

double area(const Path& path) {
  double sum = 0;
  for (const auto& ring : flattened(path)) sum += signed_area(ring);
  return std::fabs(sum);
}

}  // namespace

TEST_CASE("corridors of a thick maze are a cell less a wall, in every style of walls") {
  for (const WallStyle walls : {WallStyle::line, WallStyle::rounded, WallStyle::block}) {
    MazeStyle style = with(walls);
    const Drawn d = drawn(corridor_cave(5, 8, 1), style);
    CHECK(d.fit.corridor == Approx(12 - 1.5));
    style.thick = true;
    CHECK(pitch_for(style, points(10.5), 1).pt == Approx(12));
    // Rock, its outlines and the rim; the rest is arrows.
    REQUIRE(d.shapes.size() >= 3);
    CHECK(d.shapes[1].stroke->width == Approx(1.5));
    CHECK(d.shapes[2].stroke->width == Approx(walls == WallStyle::block ? 1.5 : 2.1));
  }
}

TEST_CASE("a cave is few items, however large") {
  CHECK(drawn(hall_cave(80, 60, 2), with(WallStyle::rounded), 6).shapes.size() == 5);  // two arrows
}

TEST_CASE("rock is hatched, in blocks it is solid, and a requested texture is kept") {
  const Maze cave = hall_cave(24, 17, 3);
  const double rock = (24 * 17 - cell_count(*cave.topology)) * 12 * 12.0;
  for (const WallStyle walls : {WallStyle::line, WallStyle::rounded}) {
    const Shape hatch = drawn(cave, with(walls)).shapes[0];
    REQUIRE(hatch.stroke);
    CHECK(hatch.stroke->width >= 0.75);
    CHECK(hatch.stroke->dashes.empty());
  }
  const Drawn block = drawn(cave, with(WallStyle::block));
  REQUIRE(block.shapes[0].fill);
  CHECK(*block.shapes[0].fill == block.shapes[1].stroke->ink);
  CHECK(area(block.shapes[0].path) == Approx(rock));
  CHECK(drawn(cave, with(WallStyle::block, RockTexture::hatch)).shapes[0].stroke);
  CHECK(*drawn(cave, with(WallStyle::line, RockTexture::solid)).shapes[0].fill == black);
  CHECK(drawn(cave, with(WallStyle::line, RockTexture::dots)).shapes[0].stroke->cap == Cap::round);
  const Ink gray = *drawn(cave, with(WallStyle::line, RockTexture::gray)).shapes[0].fill;
  CHECK(gray.r <= 0.9);  // a tenth of ink
  CHECK(drawn(cave, with(WallStyle::line, RockTexture::none)).shapes[0].stroke->width == Approx(1.5));
}

TEST_CASE("very fine rock is gray, because hatching would run together") {
  CHECK(drawn(hall_cave(24, 17, 3), with(WallStyle::line), 4).shapes[0].fill);
}

TEST_CASE("a maze without rock has no texture") {
  MazeStyle style;
  style.thick = true;
  const Maze thin = random_maze(Lattice::square(5, 8), 1);
  CHECK(draw_rock(thin, {}, style).empty());
  CHECK(drawn(thin, with(WallStyle::block)).fit.corridor < 7);  // its blocks are walls
}

TEST_CASE("a gate is as wide as its corridor, however thick the rim") {
  MazeStyle style = with(WallStyle::line);
  style.rim_factor = 3;
  const Maze cave = corridor_cave(3, 4, 2);
  const Drawn d = drawn(cave, style);
  const Point gate = d.fit.transform(edge_middle(edge(*cave.topology, cave.start.wall)));
  double nearest = HUGE_VAL;
  for (const auto& line : flattened(d.shapes[2].path))
    for (const Point p : {line.front(), line.back()})
      nearest = std::min(nearest, std::sqrt(dot(p - gate, p - gate)) - d.shapes[2].stroke->width / 2);
  CHECK(2 * nearest == Approx(d.fit.corridor));
}

TEST_CASE("arrows stand outside the field, not in the rock") {
  const Maze cave = hall_cave(24, 17, 3);
  const Drawn d = drawn(cave, with(WallStyle::rounded));
  for (const GateMark& mark : d.fit.gates)
    for (const Point p : mark.arrow) {
      const Rect& b = d.fit.maze_box;
      CHECK((p.x < b.x0 || p.x > b.x1 || p.y < b.y0 || p.y > b.y1));
    }
}

TEST_CASE("a mark in a hall may be larger than a cell, but marks are alike and stay apart") {
  Maze hall = cave_of({"##########", "#........#", "#........#", "#........#", "##########"});
  const Lattice& t = lattice_of(hall);
  const auto radius = [&](Cell start, Cell finish) {
    hall.start = {start, no_wall};
    hall.finish = {finish, no_wall};
    const MazeFit fit = drawn(hall, with(WallStyle::line)).fit;
    CHECK(fit.gates[0].disc_radius == fit.gates[1].disc_radius);
    return fit.gates[0].disc_radius;
  };
  CHECK(radius(t.at(2, 2), t.at(7, 2)) > 8);
  CHECK(radius(t.at(2, 2), t.at(7, 2)) < 18);
  CHECK(radius(t.at(2, 2), t.at(4, 2)) < 12);  // too near
  CHECK(radius(t.at(2, 2), t.at(7, 1)) < 6);   // at the rock
}
