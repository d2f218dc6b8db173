#include "maze/thick.h"

#include <catch2/catch.hpp>

#include "maze/gates.h"
#include "support/check_maze.h"
#include "support/namespaces.h"
#include "support/sample_mazes.h"
#include "support/thick_samples.h"

using namespace mazefolio::tests;

namespace {

Lattice heart() {
  return Lattice::square(parse_mask(".####..####.\n############\n############\n############\n.##########.\n"
                                    "..########..\n...######...\n.....##.....\n")
                             .value());
}

Lattice ring() {
  return Lattice::square(
      parse_mask("#########\n#########\n#########\n###...###\n###...###\n#########\n#########\n#########\n")
          .value());
}

// Pieces of what is no floor, which may touch by corners, but for the one that reaches the paper's edge.
std::int64_t islands(const Lattice& floor) {
  const auto w = static_cast<int>(floor.columns()), h = static_cast<int>(floor.rows());
  const auto is_floor = [&](int x, int y) {
    return x >= 0 && y >= 0 && x < w && y < h &&
           floor.contains(floor.at(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y)));
  };
  const auto id = [&](int x, int y) { return static_cast<std::uint32_t>((y + 1) * (w + 2) + x + 1); };
  DisjointSets sets(static_cast<std::uint32_t>((w + 2) * (h + 2)));
  std::int64_t pieces = 0;
  for (int y = -1; y <= h; ++y)
    for (int x = -1; x <= w; ++x) {
      if (is_floor(x, y)) continue;
      ++pieces;
      for (const auto& [dx, dy] : {std::pair{-1, 0}, {-1, -1}, {0, -1}, {1, -1}})
        if (x + dx >= -1 && x + dx <= w && y + dy >= -1 && !is_floor(x + dx, y + dy))
          pieces -= sets.join(id(x, y), id(x + dx, y + dy));
    }
  return pieces - 1;
}

}  // namespace

TEST_CASE("loops of floor are the islands of rock in it") {
  CHECK(loop_count(lattice_of(thick_maze_of({"#####", "#...#", "#.#.#", "#...#", "#####"}))) == 1);
  CHECK(loop_count(lattice_of(thick_maze_of({"####", "#..#", "#..#", "####"}))) == 0);
  CHECK(loop_count(lattice_of(thick_maze_of({"######", "#....#", "#.##.#", "#.##.#", "#....#", "######"}))) ==
        1);
  for (std::uint64_t seed = 0; seed < 40; ++seed)
    for (const Lattice& field : {Lattice::square(9, 14), Lattice::square(14, 9), heart(), ring()}) {
      const Maze cave = random_cave(field, 0.3 + 0.015 * static_cast<double>(seed), seed);
      CHECK(loop_count(lattice_of(cave)) == islands(lattice_of(cave)));
    }
}

TEST_CASE("cells that may be dug have their eight neighbors in the field") {
  CHECK(inner_cells(Lattice::square(5, 8)).count() == 3 * 6);
  CHECK(inner_cells(Lattice::square(3, 3)).count() == 1);
  CHECK(inner_cells(Lattice::square(2, 8)).count() == 0);
  const Lattice field = heart();
  const BitSet inner = inner_cells(field);
  for (std::uint32_t y = 0; y < field.rows(); ++y)
    for (std::uint32_t x = 0; x < field.columns(); ++x) {
      bool all = x > 0 && y > 0 && x + 1 < field.columns() && y + 1 < field.rows();
      for (std::uint32_t v = y - 1; all && v <= y + 1; ++v)
        for (std::uint32_t u = x - 1; u <= x + 1; ++u) all &= field.contains(field.at(u, v));
      CHECK(inner.test(index(field.at(x, y))) == all);
    }
}

TEST_CASE("a thick maze is floor without walls, and the rest is rock") {
  const Maze maze = thick_maze_of({" ###", "##.#", "#..#", "####"});
  const Lattice& t = lattice_of(maze);
  CHECK(is_thick(*maze.topology));
  CHECK(t.cell_count() == 3);
  CHECK(passage_count(maze) == 2);
  CHECK(t.is_rock(t.at(0, 1)));
  CHECK_FALSE(t.is_rock(t.at(0, 0)));
  CHECK_FALSE(t.is_rock(t.at(1, 2)));
  CHECK(t.without_rock().cell_count() == 15);
  CHECK_FALSE(is_thick(t.without_rock()));
  CHECK_FALSE(is_thick(*thick_maze_of({"..", ".."}).topology));
}

TEST_CASE("gates are dug through the frame once, and filled again") {
  for (const Lattice& field : {Lattice::square(7, 9), Lattice::square(3, 3), heart(), ring()}) {
    Maze maze = random_cave(field, 0.5, 3);
    const std::vector<Gate> rim = rim_gates(*maze.topology);
    REQUIRE(rim.size() > 1);
    maze.start = rim.front();
    maze.finish = rim.back();
    maze.goals = {{maze.start.cell, no_wall}};
    const Maze before = maze;
    open_frame(maze);
    const Lattice& t = lattice_of(maze);
    CHECK(t.cell_count() == lattice_of(before).cell_count() + 2);
    check_maze(maze, false);
    for (const Gate& gate : {maze.start, maze.finish}) {
      CHECK(t.contains(gate.cell));
      const auto [a, b] = t.ends(gate.wall);
      const Cell out = a == gate.cell ? b : a;
      CHECK_FALSE((t.contains(out) || t.is_rock(out)));
    }
    CHECK(maze.goals == before.goals);
    const Maze opened = maze;
    open_frame(maze);
    CHECK((maze.start == opened.start && maze.open == opened.open));
    close_frame(maze);
    CHECK((maze.start == before.start && maze.finish == before.finish && maze.open == before.open));
    close_frame(maze);
    CHECK((maze.start == before.start && maze.open == before.open));
  }
}

TEST_CASE("gates inside, and thin mazes, are not dug") {
  Maze inside = random_cave(Lattice::square(7, 9), 0.5, 3);
  for_each_cell(lattice_of(inside), [&](Cell c) {
    inside.start = inside.start.cell == no_cell ? Gate{c, no_wall} : inside.start;
    inside.finish = {c, no_wall};
  });
  Maze dug = inside;
  open_frame(dug);
  CHECK((dug.open == inside.open && dug.start == inside.start));
  Maze thin = random_maze(Lattice::square(5, 8), 1);
  const Maze before = thin;
  open_frame(thin);
  close_frame(thin);
  CHECK((thin.topology == before.topology && thin.open == before.open && thin.start == before.start));
}
