#include <catch2/catch.hpp>

#include "maze/gates.h"
#include "maze/thick.h"
#include "support/check_maze.h"
#include "support/namespaces.h"
#include "support/sample_mazes.h"
#include "support/sample_topologies.h"
#include "support/thick_samples.h"

using namespace mazefolio::tests;

TEST_CASE("the thick image has a cell for every cell and passage, and loops where there are loops") {
  for (const auto& [w, h] : {std::pair{5u, 8u}, {8u, 5u}, {1u, 1u}, {1u, 4u}}) {
    const Maze thin = random_maze(Lattice::square(w, h), 7, w * h > 20 ? 3 : 0);
    const Maze thick = thick_of(thin);
    const Lattice& t = lattice_of(thick);
    CHECK((t.columns() == 2 * w + 1 && t.rows() == 2 * h + 1));
    CHECK(t.cell_count() == w * h + passage_count(thin) + 2);
    check_maze(thick, w * h <= 20);
    CHECK(loop_count(t) == (w * h > 20 ? 3 : 0));
  }
}

TEST_CASE("thick and thin again is the same maze, with gates and masks") {
  for (const SampleTopology& sample : sample_topologies()) {
    const Lattice* lattice = square_lattice(*sample.topology);
    if (!lattice || lattice->cell_count() == 0) continue;
    INFO(sample.name);
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
      Maze maze = random_maze(*sample.topology, seed, seed % 3);
      if (seed % 3 == 1) maze.start.wall = no_wall;
      if (seed % 2) maze.goals = {{maze.finish.cell, no_wall}};
      const std::optional<Maze> back = thin_of(thick_of(maze));
      REQUIRE(back.has_value());
      CHECK(lattice_of(*back).present() == lattice->present());
      CHECK(back->open == maze.open);
      CHECK((back->start == maze.start && back->finish == maze.finish && back->goals == maze.goals));
      Maze closed = thick_of(maze);
      close_frame(closed);
      const std::optional<Maze> again = thin_of(closed);
      REQUIRE(again.has_value());
      CHECK((again->open == maze.open && again->start == maze.start && again->finish == maze.finish));
    }
  }
}

TEST_CASE("what is no image of squares has no thin form") {
  CHECK_FALSE(thin_of(random_maze(Lattice::square(5, 8), 1)).has_value());
  CHECK_FALSE(thin_of(thick_maze_of({"####", "#..#", "####"})).has_value());                       // even
  CHECK_FALSE(thin_of(thick_maze_of({"#####", "#...#", "#...#", "#...#", "#####"})).has_value());  // a corner
  CHECK_FALSE(thin_of(thick_maze_of({"#####", "#...#", "###.#", "#...#", "#.###"})).has_value());  // no gate
  CHECK_FALSE(thin_of(thick_maze_of({"#####", "#..##", "#.###", "#.#.#", "#####"})).has_value());  // nowhere
  CHECK(thin_of(thick_maze_of({"#####", "#...#", "###.#", "#...#", "#####"})).has_value());
  Maze maze = thick_maze_of({"#####", "#...#", "###.#", "#...#", "#####"});
  const Lattice& t = lattice_of(maze);
  maze.start = {t.at(1, 1), no_wall};
  CHECK(thin_of(maze).has_value());
  maze.start = {t.at(2, 1), no_wall};  // in a passage
  CHECK_FALSE(thin_of(maze).has_value());
  maze.start = {t.at(1, 1), t.wall(t.at(1, 1), 1)};  // towards another cell
  CHECK_FALSE(thin_of(maze).has_value());
}

TEST_CASE("cells that are rock are cells that the thin maze lacks") {
  const std::optional<Maze> thin = thin_of(thick_maze_of({"#####", "#.#.#", "#.#.#", "#...#", "#####"}));
  REQUIRE(thin.has_value());
  CHECK(lattice_of(*thin).cell_count() == 4);
  const std::optional<Maze> three = thin_of(thick_maze_of({"#####", "#.###", "#.###", "#...#", "#####"}));
  REQUIRE(three.has_value());
  CHECK(lattice_of(*three).cell_count() == 3);
  CHECK(passage_count(*three) == 2);
}

TEST_CASE("a path through a maze is a path through its image, from rim to rim") {
  Maze maze = closed_maze(Lattice::square(2, 2));
  open_along(maze, {{0, 0}, {1, 0}, {1, 1}});
  const Lattice& t = lattice_of(maze);
  const Maze thick = thick_of(maze);
  const Lattice& k = lattice_of(thick);
  CHECK(thick_of(maze, {t.at(0, 0), t.at(1, 0), t.at(1, 1)}) ==
        CellPath{k.at(1, 0), k.at(1, 1), k.at(2, 1), k.at(3, 1), k.at(3, 2), k.at(3, 3), k.at(3, 4)});
  CHECK(thick_of(maze, CellPath{}).empty());
}
