#include "solve/narrow_halls.h"

#include <catch2/catch.hpp>
#include <string>

#include "maze/thick.h"
#include "solve/difficulty.h"
#include "solve/gate_placement.h"
#include "solve/paths.h"
#include "support/check_maze.h"
#include "support/namespaces.h"
#include "support/sample_mazes.h"
#include "support/thick_samples.h"

using namespace mazefolio::tests;

namespace {

std::vector<std::string_view> hall_with_ways() {
  return {"###########", "#.#########", "#.......###", "###.....###",
          "###.....###", "###.......#", "#########.#", "###########"};
}

}  // namespace

TEST_CASE("narrowed caves keep their islands, and hardly a hall is left") {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const Maze cave =
        random_cave(Lattice::square(25, 18 + seed % 4), 0.5 + 0.012 * static_cast<double>(seed), seed);
    const Narrowed narrowed = narrow_halls(cave);
    const Lattice &t = lattice_of(narrowed.maze), &before = lattice_of(cave);
    check_maze(narrowed.maze, false);
    CHECK(loop_count(t) == loop_count(before));
    int blocks = 0;
    for_each_cell(t, [&](Cell c) {
      CHECK(before.contains(c));
      const Cell east = t.beyond(c, 0);
      blocks += t.contains(east) && t.contains(t.beyond(c, 1)) && t.contains(t.beyond(east, 1));
    });
    CHECK(blocks * 30 <= static_cast<int>(t.cell_count()));
    for_each_cell(before, [&](Cell c) {
      CHECK(t.contains(narrowed.place[index(c)]));
      if (t.contains(c)) CHECK(narrowed.place[index(c)] == c);
    });
  }
}

TEST_CASE("corridors stay where they are") {
  const Maze thin = random_maze(Lattice::square(6, 9), 2, 4);
  Maze thick = thick_of(thin);
  const Narrowed narrowed = narrow_halls(thick);
  close_frame(thick);
  CHECK(narrowed.maze.open == thick.open);
}

TEST_CASE("a hall is a bend of the corridor that passes through it") {
  const Maze maze = thick_maze_of(hall_with_ways());
  const Narrowed narrowed = narrow_halls(maze);
  const Lattice& t = lattice_of(narrowed.maze);
  CHECK(is_tree(narrowed.maze));
  CHECK(t.contains(t.at(1, 1)));
  CHECK(t.contains(t.at(9, 6)));
  CHECK(t.cell_count() <= 20);
}

TEST_CASE("a walk through a hall is rated like one through a corridor, dug gates or not") {
  Maze maze = thick_maze_of(hall_with_ways());
  const Lattice& t = lattice_of(maze);
  maze.start = {t.at(1, 1), t.wall(t.at(1, 1), 3)};
  maze.finish = {t.at(9, 6), t.wall(t.at(9, 6), 1)};
  const Rating plain = rate(maze);
  CHECK(plain.forward > 2);
  CHECK(plain.forward < 13);  // a hall is crossed in fewer steps, measured by its width
  open_frame(maze);
  CHECK(rate(maze).score == plain.score);
}

TEST_CASE("the effort in wide caves is the length of the path and some more") {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    Maze cave = random_cave(Lattice::square(40, 40), 0.6, seed);
    std::tie(cave.start, cave.finish) = farthest_rim_gates(cave);
    const auto length = static_cast<double>(solve_maze(cave).size());
    CHECK(rate(cave).forward > 0.3 * length);
    CHECK(rate(cave).forward < 6 * length);
  }
}

TEST_CASE("goals in one hall are rated, even where they become one place") {
  Maze maze = thick_maze_of(hall_with_ways());
  const Lattice& t = lattice_of(maze);
  maze.start = {t.at(1, 1), no_wall};
  maze.finish = {t.at(9, 6), no_wall};
  maze.goals = {{t.at(3, 4), no_wall}, {t.at(3, 5), no_wall}, {t.at(4, 4), no_wall}};
  CHECK(rate(maze).score > 1.5);
  maze.start = {t.at(4, 5), no_wall};
  CHECK(rate(maze).score >= 0);
}

TEST_CASE("a stroll across an empty hall is short and easy") {
  std::vector<std::string> rows(16, "#" + std::string(30, '.') + "#");
  rows.front() = rows.back() = std::string(32, '#');
  Maze maze = thick_maze_of({rows.begin(), rows.end()});
  const Lattice& t = lattice_of(maze);
  maze.start = {t.at(1, 7), no_wall};
  maze.finish = {t.at(30, 8), no_wall};
  CHECK(rate(maze).forward < 10);
}

TEST_CASE("an enlarged thick maze has the same level") {
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    const Maze thick = thick_of(random_maze(Lattice::square(12, 9), seed, seed % 3 * 4));
    const double score = rate(thick).score;
    for (const std::uint32_t times : {2u, 3u, 5u})
      CHECK(rate(magnified(thick, times)).score == Approx(score).margin(0.3));
  }
}
