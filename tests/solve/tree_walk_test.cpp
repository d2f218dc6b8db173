#include "solve/tree_walk.h"

#include <catch2/catch.hpp>
#include <map>

#include "solve/breadth_first.h"
#include "solve/paths.h"
#include "support/sample_mazes.h"

using namespace mazefolio::tests;

namespace {

using Waves = std::map<std::uint32_t, std::vector<Cell>>;

Waves waves_of_walk(const Lattice& t, const Maze& maze, Cell from) {
  Waves waves;
  TreeWalk walk(t, maze.open, from);
  do waves[walk.depth()].push_back(walk.cell());
  while (walk.next());
  return waves;
}

Waves waves_of_search(const Lattice& t, const Maze& maze, Cell from) {
  Waves waves;
  breadth_first(t, maze.open, from, [&](const std::vector<Cell>& wave, std::uint32_t distance) {
    waves[distance] = wave;
    return true;
  });
  return waves;
}

std::vector<Lattice> lattices() {
  Mask ring = full_mask(9, 7);
  for (std::uint32_t x = 3; x < 6; ++x) ring.cells.reset(3 * 9 + x);
  return {Lattice::square(1, 1),
          Lattice::square(1, 40),
          Lattice::square(17, 23),
          Lattice::square(ring),
          Lattice::hexagon(full_mask(12, 9)),
          Lattice::hexagon(ring)};
}

}  // namespace

TEST_CASE("a walk over a tree meets the cells of each distance in the order of a search") {
  for (const Lattice& t : lattices())
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const Maze maze = random_maze(t, seed);
      const Lattice* const tree = walkable_tree(maze);
      REQUIRE(tree);
      for_each_cell(t, [&](Cell from) {
        if (index(from) % 7 == seed % 7)
          CHECK(waves_of_walk(*tree, maze, from) == waves_of_search(*tree, maze, from));
      });
    }
}

TEST_CASE("the way of a walk is the path to its cell") {
  const Maze maze = random_maze(Lattice::square(9, 8), 3);
  const Lattice& t = lattice_of(maze);
  TreeWalk walk(t, maze.open, t.at(4, 4));
  do {
    const CellPath way = walk.way();
    CHECK(way.front() == t.at(4, 4));
    CHECK(way.back() == walk.cell());
    CHECK(way.size() == walk.depth() + 1u);
    for (std::size_t i = 1; i < way.size(); ++i) {
      bool joined = false;
      t.for_each_neighbor(way[i],
                          [&](Cell n, Wall w) { joined |= n == way[i - 1] && maze.open.test(index(w)); });
      CHECK(joined);
    }
  } while (walk.next());
}

TEST_CASE("of more forks than are remembered, the others are found again") {
  const std::uint32_t columns = 1'200'000;
  Maze maze = closed_maze(Lattice::square(columns, 2));
  const Lattice& t = lattice_of(maze);
  for (std::uint32_t x = 0; x < columns; ++x) {
    if (x + 1 < columns) maze.open.set(index(t.wall(t.at(x, 0), 0)));
    maze.open.set(index(t.wall(t.at(x, 0), 1)));
  }
  TreeWalk walk(t, maze.open, t.at(0, 0));
  std::uint32_t met = 1, wrong = 0;
  for (; walk.next(); ++met) {
    // Along the upper row first, then from its end back through the cells below.
    const Cell expected = met < columns ? t.at(met, 0) : t.at(2 * columns - 1 - met, 1);
    wrong += walk.cell() != expected || walk.parent() != t.at(std::min(met, 2 * columns - met) - 1, 0);
  }
  CHECK(met == 2 * columns);
  CHECK(wrong == 0);
}

TEST_CASE("mazes with loops and those of triangles are walked over by no tree") {
  CHECK_FALSE(walkable_tree(random_maze(Lattice::square(8, 8), 1, 1)));
  CHECK_FALSE(walkable_tree(random_maze(Lattice::triangle(full_mask(9, 6)), 1)));
}

TEST_CASE("a maze in two pieces with a loop has as many passages as a tree, and its walk ends") {
  Maze maze = closed_maze(Lattice::square(3, 2));
  open_along(maze, {{0, 0}, {1, 0}, {1, 1}, {0, 1}, {0, 0}});
  const Lattice& t = lattice_of(maze);
  open_along(maze, {{2, 0}, {2, 1}});
  REQUIRE(walkable_tree(maze));
  int met = 0;
  for (TreeWalk walk(t, maze.open, t.at(0, 0)); walk.next();) ++met;
  CHECK(met < 6);
  CHECK(shortest_path(maze, t.at(0, 0), t.at(2, 1)).empty());
  CHECK(shortest_path(maze, t.at(0, 0), t.at(1, 1)).size() == 3);
}
