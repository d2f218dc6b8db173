#include "simulate/center_lines.h"

#include <catch2/catch.hpp>

#include "maze/thick.h"
#include "support/check_maze.h"
#include "support/namespaces.h"
#include "support/sample_mazes.h"
#include "support/thick_samples.h"

using namespace mazefolio::tests;

TEST_CASE("corridors stay as they are, dug gates are closed") {
  const Maze thin = random_maze(Lattice::square(9, 6), 2);
  Maze thick = thick_of(thin);
  const Maze lines = center_lines(thick, {}).maze;
  close_frame(thick);
  CHECK(lines.open == thick.open);
}

TEST_CASE("halls become lines that join what was joined; kept cells stay") {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Maze cave =
        random_cave(Lattice::square(28, 17 + seed % 5), 0.5 + 0.02 * static_cast<double>(seed), seed);
    const Lattice& before = lattice_of(cave);
    std::vector<Cell> cells;
    for_each_cell(before, [&](Cell c) { cells.push_back(c); });
    const std::vector<Cell> kept{cells[seed % cells.size()], cells[cells.size() / 2]};
    const Maze lines = center_lines(cave, kept).maze;
    const Lattice& t = lattice_of(lines);
    check_maze(lines, false);
    for (const Cell c : kept) CHECK(t.contains(c));
    CHECK(t.cell_count() <= before.cell_count() + 40);
    CHECK(loop_count(t) <= loop_count(before));  // pillars are no islands
  }
}

TEST_CASE("a hall with a nook and a pillar is one line") {
  Maze maze = thick_maze_of({"##############", "#######.######", "#............#", "#............#",
                             "#....#.......#", "#............#", "##############"});
  const Lattice& t = lattice_of(maze);
  const Maze lines = center_lines(maze, {t.at(1, 3), t.at(12, 3)}).maze;
  CHECK(is_tree(lines));
  CHECK(lattice_of(lines).cell_count() <= 17);
  int ends = 0;
  for_each_cell(lattice_of(lines), [&](Cell c) {
    int sides = 0;
    lattice_of(lines).for_each_neighbor(c, [&](Cell, Wall) { ++sides; });
    ends += sides == 1;
  });
  CHECK(ends == 2);
}
