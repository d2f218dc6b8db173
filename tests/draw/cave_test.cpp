// Outlines of rock and floor: the stroke, the filled area and the manifest agree.
#include <catch2/catch.hpp>
#include <cmath>
#include <numbers>

#include "base/geometry/edges.h"
#include "draw/draw_solution.h"
#include "draw/edge_line.h"
#include "draw/joined_walls.h"
#include "draw/outline.h"
#include "support/namespaces.h"
#include "support/sample_caves.h"

using namespace mazefolio::tests;

namespace {

struct Cave {
  const char* name;
  Maze maze;
};

std::vector<Cave> caves() {
  return {{"halls", hall_cave(24, 17, 3)},
          {"islands", hall_cave(17, 24, 5, 1)},
          {"corridors", corridor_cave(5, 8, 1)},
          {"one cell", cave_of({"###", "#.#", "###"})},
          {"all floor", cave_of({"...", "..."})},
          {"all rock but one", cave_of({".###"})},
          {"corners", cave_of({"######", "#.#..#", "##.#.#", "#.#..#", "#....#", "######"})}};
}

double area_of_rings(const std::vector<std::vector<Point>>& rings) {
  double sum = 0;
  for (const auto& ring : rings) sum += signed_area(ring);
  return std::fabs(sum);
}

double field_area(const Maze& maze) {
  const Rect b = bounds(*maze.topology);
  return b.width() * b.height();
}

double distance_to(const std::vector<std::vector<Point>>& rings, Point p) {
  double least = HUGE_VAL;
  for (const auto& ring : rings)
    for (std::size_t i = 0; i < ring.size(); ++i)
      least = std::min(least, squared_distance({ring[i], ring[(i + 1) % ring.size()]}, p));
  return std::sqrt(least);
}

}  // namespace

TEST_CASE("rock and floor share the field between them, round corners or not") {
  for (const Cave& cave : caves()) {
    INFO(cave.name);
    const double floor = cell_count(*cave.maze.topology), all = field_area(cave.maze);
    CHECK(area_of_rings(outline_rings(cave.maze)) == Approx(floor));
    CHECK(area_of_rings(flattened(rock_area(cave.maze, 0))) == Approx(all - floor).margin(1e-9));
    for (const double radius : {0.3, 0.5}) {
      // The largest area that round corners of the field itself leave out.
      const double corners = (4 - std::numbers::pi) * radius * radius * 1.05;
      const double both = area_of_rings(outline_rings(cave.maze, radius)) +
                          area_of_rings(flattened(rock_area(cave.maze, radius)));
      CHECK(both <= all + 1e-6);
      CHECK(both >= all - corners);
    }
  }
}

TEST_CASE("outlines are stroked where rock ends") {
  for (const Cave& cave : caves())
    for (const double radius : {0.0, 0.35, 0.5}) {
      INFO(cave.name << " " << radius);
      const auto rock = flattened(rock_area(cave.maze, radius)), floor = outline_rings(cave.maze, radius);
      for (const auto& line : flattened(joined_walls(cave.maze, radius).inner))
        for (const Point p : line) {
          CHECK(distance_to(rock, p) < 1e-6);
          CHECK(distance_to(floor, p) < 1e-6);
        }
    }
}

TEST_CASE("a disc of a cell rolls through every corridor between round walls") {
  for (const Cave& cave : caves()) {
    INFO(cave.name);
    const auto floor = outline_rings(cave.maze, 0.5);
    const Lattice& t = lattice_of(cave.maze);
    for_each_cell(t, [&](Cell c) {
      const Point p = t.center(c);
      const auto gates = [&](Point q) {  // the outline runs across a gate, where the path continues
        for (const Gate& gate : {cave.maze.start, cave.maze.finish})
          if (gate.wall != no_wall && gate.cell == c &&
              dot(q - edge_middle(t.edge(gate.wall)), q - edge_middle(t.edge(gate.wall))) < 0.3)
            return true;
        return false;
      };
      if (!gates(p)) CHECK(distance_to(floor, p) > 0.49);  // chords of an arc cut it by a hundredth
    });
  }
}

TEST_CASE("cells that touch at a corner are separate rings, and their rock is one") {
  const Maze cave = cave_of({"####", "#.##", "##.#", "####"});
  CHECK(outline_rings(cave).size() == 2);
  CHECK(flattened(rock_area(cave, 0)).size() == 3);  // the rim and two holes
  const auto round = flattened(rock_area(cave, 0.5));
  REQUIRE(round.size() == 3);
  // Between them the rock passes through the corner.
  CHECK(distance_to(round, {2, 2}) == Approx((std::sqrt(2.0) - 1) / 2).margin(1e-3));
}

TEST_CASE("an island of rock is a hole of the floor in the opposite direction") {
  const auto rings = outline_rings(cave_of({"#####", "#...#", "#.#.#", "#...#", "#####"}));
  REQUIRE(rings.size() == 2);
  CHECK(rings[0].size() == 4);
  CHECK(signed_area(rings[0]) * signed_area(rings[1]) < 0);
}

TEST_CASE("all that is printed of a cave is its field") {
  const auto rings = printed_rings(hall_cave(24, 17, 3));
  REQUIRE(rings.size() == 1);
  CHECK(rings[0].size() == 4);
  CHECK(area_of_rings(rings) == Approx(24 * 17));
}

TEST_CASE("the rim stops before the gates of a cave by its setback") {
  const Maze cave = corridor_cave(3, 4, 2);
  std::vector<Point> ends;
  for (const auto& line : flattened(joined_walls(cave, 0, 0.1).rim)) {
    ends.push_back(line.front());
    ends.push_back(line.back());
  }
  REQUIRE(ends.size() == 4);
  for (const Gate& gate : {cave.start, cave.finish}) {
    const Point middle = edge_middle(edge(*cave.topology, gate.wall));
    for (Point& p : ends)
      if (dot(p - middle, p - middle) < 1) p = {std::sqrt(dot(p - middle, p - middle)), 0};
  }
  for (const Point p : ends) CHECK(p.x == Approx(0.6));
}
