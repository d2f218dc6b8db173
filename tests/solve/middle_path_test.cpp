#include "solve/middle_path.h"

#include <catch2/catch.hpp>

#include "solve/check.h"
#include "solve/paths.h"
#include "support/namespaces.h"
#include "support/sample_mazes.h"
#include "support/thick_samples.h"

using namespace mazefolio::tests;

namespace {

int turns(const CellPath& way) {
  int sum = 0;
  for (std::size_t i = 2; i < way.size(); ++i)
    sum += index(way[i]) - index(way[i - 1]) != index(way[i - 1]) - index(way[i - 2]);
  return sum;
}

int beside_rock(const Lattice& t, const CellPath& way) {
  int sum = 0;
  for (const Cell c : way) {
    bool beside = false;
    for (int d = 0; d < 4; ++d)
      beside |= !t.contains(t.beyond(c, d)) || !t.contains(t.beyond(t.beyond(c, d), (d + 1) % 4));
    sum += beside;
  }
  return sum;
}

}  // namespace

TEST_CASE("the path through halls is shortest, sound, and rarely beside rock") {
  int beside = 0, beside_plain = 0;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    Maze cave = random_cave(Lattice::square(20 + seed % 3, 15), 0.75, seed);
    const Lattice& t = lattice_of(cave);
    std::vector<Cell> cells;
    for_each_cell(t, [&](Cell c) { cells.push_back(c); });
    cave.start = {cells[seed % 7], no_wall};
    cave.finish = {cells[cells.size() - 1 - seed % 5], no_wall};
    const CellPath way = solve_maze(cave), plain = shortest_path(cave, cave.start.cell, cave.finish.cell);
    CHECK(way.size() == plain.size());
    CHECK(check_path(cave, way).ok());
    beside += beside_rock(t, way);
    beside_plain += beside_rock(t, plain);
    CHECK(way == middle_path(cave, cave.start.cell, cave.finish.cell));
  }
  CHECK(beside < beside_plain);
}

TEST_CASE("a path across a hall leaves the wall and turns little") {
  const Maze hall = thick_maze_of({"###########", "#.........#", "#.........#", "#.........#", "#.........#",
                                   "#.........#", "#.........#", "#.........#", "###########"});
  const Lattice& t = lattice_of(hall);
  const CellPath way = middle_path(hall, t.at(1, 1), t.at(9, 7));
  CHECK(way.size() == 15);
  CHECK(turns(way) <= 5);
  int at_walls = 0;
  for (const Cell c : way) at_walls += t.column(c) == 1 || t.column(c) == 9 || t.row(c) == 1 || t.row(c) == 7;
  CHECK(at_walls <= 6);
}

TEST_CASE("without a choice the path is the shortest path, and without a path it is empty") {
  Maze maze = thick_maze_of({"#######", "#.#.#.#", "#.#.#.#", "#...#.#", "#######"});
  const Lattice& t = lattice_of(maze);
  CHECK(middle_path(maze, t.at(1, 1), t.at(3, 1)) == shortest_path(maze, t.at(1, 1), t.at(3, 1)));
  CHECK(middle_path(maze, t.at(1, 1), t.at(1, 1)) == CellPath{t.at(1, 1)});
  CHECK(middle_path(maze, t.at(1, 1), t.at(5, 1)).empty());
}
