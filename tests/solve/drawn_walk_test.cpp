#include "solve/drawn_walk.h"

#include <catch2/catch.hpp>

#include "solve/paths.h"
#include "support/namespaces.h"
#include "support/sample_mazes.h"

using namespace mazefolio::tests;

namespace {

double walk(const Maze& maze, Cell from, Cell to) {
  const Lattice& t = lattice_of(maze);
  std::vector<std::uint32_t> first, next;
  std::vector<Point> centers;
  for (std::uint32_t i = 0; i < t.cell_limit(); ++i) {
    first.push_back(static_cast<std::uint32_t>(next.size()));
    centers.push_back(t.contains(Cell{i}) ? t.center(Cell{i}) : Point{});
    if (!t.contains(Cell{i})) continue;
    t.for_each_neighbor(Cell{i}, [&](Cell n, Wall w) {
      if (maze.open.test(index(w))) next.push_back(index(n));
    });
  }
  first.push_back(static_cast<std::uint32_t>(next.size()));
  return drawn_walk({first, next, centers}, index(from), index(to));
}

/// A block of loops, and to the east of it a row of them, one behind the other.
Maze block_and_row() {
  Maze maze = closed_maze(Lattice::square(24, 5));
  for (int x = 0; x < 4; ++x)
    for (int y = 0; y < 4; ++y) open_along(maze, {{x, y}, {x + 1, y}, {x + 1, y + 1}, {x, y + 1}, {x, y}});
  for (int x = 4; x < 22; x += 3)
    open_along(maze, {{x, 0}, {x + 1, 0}, {x + 2, 0}, {x + 2, 1}, {x + 1, 1}, {x + 1, 0}});
  for (int x = 4; x < 23; ++x) open_along(maze, {{x, 0}, {x + 1, 0}});
  return maze;
}

}  // namespace

TEST_CASE("without loops the drawn walk is the way") {
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    const Maze maze = random_maze(Lattice::square(12, 9), seed);
    const CellPath way = solve_maze(maze);
    CHECK(walk(maze, way.front(), way.back()) == Approx(way.size() - 1));
  }
}

TEST_CASE("a ring of loops costs more than its way, and the more loops the more") {
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    const Maze few = random_maze(Lattice::square(16, 16), seed, 8),
               many = random_maze(Lattice::square(16, 16), seed, 60);
    const auto longer = [](const Maze& maze) {
      return walk(maze, maze.start.cell, maze.finish.cell) /
             static_cast<double>(shortest_path(maze, maze.start.cell, maze.finish.cell).size() - 1);
    };
    CHECK(longer(few) > 1);
    CHECK(longer(many) > longer(few));
  }
}

TEST_CASE("many loops cost more where they are behind the reader than where they are before him") {
  const Maze maze = block_and_row();
  const Lattice& t = lattice_of(maze);
  const Cell block = t.at(0, 0), end = t.at(23, 0);
  CHECK(walk(maze, block, end) > 1.5 * walk(maze, end, block));
}
