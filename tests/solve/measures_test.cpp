#include "solve/measures.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <tuple>

#include "maze/thick.h"
#include "solve/figures.h"
#include "solve/gate_placement.h"
#include "solve/paths.h"
#include "support/namespaces.h"
#include "support/sample_mazes.h"

using namespace mazefolio::tests;

namespace {

Maze with_ends(Maze maze, Cell from, Cell to) {
  maze.start = {from, no_wall};
  maze.finish = {to, no_wall};
  return maze;
}

// 5 x 3: the way runs along the upper row and down at the right; from it hang a cell and a bent arm of three.
Maze comb() {
  Maze maze = closed_maze(Lattice::square(5, 3));
  open_along(maze, {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}, {4, 1}, {4, 2}});
  open_along(maze, {{1, 0}, {1, 1}});
  open_along(maze, {{2, 0}, {2, 1}, {2, 2}, {1, 2}, {0, 2}, {0, 1}});
  open_along(maze, {{2, 2}, {3, 2}, {3, 1}});
  const Lattice& t = lattice_of(maze);
  return with_ends(std::move(maze), t.at(0, 0), t.at(4, 2));
}

}  // namespace

TEST_CASE("the measures of a maze by hand") {
  const Maze maze = comb();
  const Measures m = measures(maze, solve_maze(maze));
  CHECK(*m.elitism == Approx(7.0 / 15));
  CHECK(*m.solution_turns == 1);
  CHECK(*m.solution_choices == 2);
  CHECK(*m.texture.dead_end_share == Approx(5.0 / 15));
  CHECK(*m.texture.junction_share == Approx(3.0 / 15));
  // The way 6 * (pi / 2) / (2 pi); (1, 1) is straight, and so is the stem; the two feet bend once each.
  const double feet = 3 * 0.5 + 1, other = 2 * 0.5 + 1;
  CHECK(*m.mcclendon.difficulty == Approx(std::log(6 * 0.25 * feet * other)));
}

TEST_CASE("with goals there is no single path for McClendon, and each cell of the walk counts once") {
  Maze maze = comb();
  const Lattice& t = lattice_of(maze);
  maze.goals.push_back({t.at(2, 1), no_wall});
  const Measures m = measures(maze, solve_maze(maze));
  CHECK_FALSE(m.mcclendon.complexity);
  CHECK_FALSE(m.mcclendon.difficulty);
  CHECK(*m.elitism == Approx(8.0 / 15));
  // (1, 0), and the goal itself, from which the stem goes on.
  CHECK(*m.solution_choices == 2);
}

TEST_CASE("a loop has choices and turns but no McClendon difficulty") {
  Maze maze = closed_maze(Lattice::square(3, 2));
  open_along(maze, {{0, 0}, {1, 0}, {2, 0}, {2, 1}, {1, 1}, {0, 1}, {0, 0}});
  const Lattice& t = lattice_of(maze);
  maze = with_ends(std::move(maze), t.at(0, 0), t.at(2, 0));
  const Measures m = measures(maze, solve_maze(maze));
  CHECK(*m.solution_turns == 0);
  CHECK(*m.solution_choices == 1);
  CHECK(*m.elitism == Approx(0.5));
  CHECK_FALSE(m.mcclendon.difficulty);
}

TEST_CASE("measures that do not exist are left out of the figures") {
  const Maze one = closed_maze(Lattice::square(1, 1));
  CHECK(figures_of(measures(one, solve_maze(one))).empty());

  Maze corridor = closed_maze(Lattice::square(1, 3));
  open_along(corridor, {{0, 0}, {0, 1}, {0, 2}});
  std::string names;
  for (const Figure& figure : figures_of(measures(corridor, solve_maze(corridor)))) {
    CHECK(std::isfinite(figure.value));
    names += std::string(figure.name) + " ";
  }
  CHECK(names == "dead_end_share junction_share run elitism solution_turns solution_choices ");
  CHECK(figures_of(measures(corridor, {})).size() == 3);  // nobody solved it
}

TEST_CASE("the halls of a cave count as corridors") {
  // Between two corridors of three cells a hall of 3 x 2, of which a corridor and one cell beside it remain.
  const Lattice field = Lattice::square(11, 5);
  BitSet floor(field.cell_limit());
  for (std::uint32_t x = 1; x < 10; ++x) floor.set(index(field.at(x, 2)));
  for (std::uint32_t x = 4; x < 7; ++x) floor.set(index(field.at(x, 1)));
  Maze cave = thick_maze(field, floor);
  std::tie(cave.start, cave.finish) = farthest_rim_gates(cave);
  const Measures m = measures(cave, solve_maze(cave));
  CHECK(*m.solution_choices == 1);
  CHECK(*m.solution_turns == 0);
  CHECK(*m.texture.junction_share == Approx(1.0 / 10));
  CHECK(*m.texture.dead_end_share == Approx(3.0 / 10));
  CHECK(*m.elitism == Approx(9.0 / 12));
}

TEST_CASE("the image of a thin maze in blocks has its choices and bends") {
  const Maze thin = random_maze(Lattice::square(9, 6), 5);
  const Maze thick = thick_of(thin);
  const Measures a = measures(thin, solve_maze(thin)), b = measures(thick, solve_maze(thick));
  CHECK(*a.solution_choices == *b.solution_choices);
  CHECK(*a.solution_turns <= *b.solution_turns);  // a gate is a cell more, so there may be a bend before it
  CHECK(*a.solution_turns + 2 >= *b.solution_turns);
  REQUIRE(b.mcclendon.difficulty);
}
