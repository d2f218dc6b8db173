#include "solve/check.h"

#include <catch2/catch.hpp>

#include "maze/gates.h"
#include "solve/paths.h"
#include "support/namespaces.h"
#include "support/results.h"
#include "support/sample_mazes.h"
#include "support/sample_topologies.h"
#include "support/thick_samples.h"

using namespace mazefolio::tests;
using Catch::Contains;

TEST_CASE("sound mazes pass, on every topology") {
  for (const SampleTopology& sample : sample_topologies()) {
    if (cell_count(*sample.topology) < 2) continue;
    INFO(sample.name);
    const Maze maze = random_maze(*sample.topology, 3);
    const Verdict v = check(maze);
    CHECK(v.sound.ok());
    CHECK((v.connected && v.perfect && v.gates_on_rim));
    CHECK(v.reached == v.cells);
    CHECK(v.passages == v.cells - 1);
    CHECK(check_path(maze, solve_maze(maze)).ok());
  }
}

TEST_CASE("one cell may have both gates, in different walls") {
  Maze maze = closed_maze(Lattice::square(1, 1));
  CHECK(check(maze).sound.ok());
  CHECK(check_path(maze, solve_maze(maze)).ok());
  maze.finish = maze.start;
  CHECK_THAT(message_of(check(maze).sound), Contains("same place"));
}

TEST_CASE("a loop makes a maze imperfect, not faulty") {
  const Verdict v = check(random_maze(Lattice::square(8, 5), 3, 1));
  CHECK(v.sound.ok());
  CHECK(v.connected);
  CHECK_FALSE(v.perfect);
}

TEST_CASE("in a single loop start and finish are one place, and the solution leads around it") {
  Maze loop = closed_maze(Lattice::square(3, 2));
  open_along(loop, {{0, 0}, {1, 0}, {2, 0}, {2, 1}, {1, 1}, {0, 1}, {0, 0}});
  loop.start.wall = no_wall;
  loop.finish = loop.start;
  CHECK(check(loop).sound.ok());
  const CellPath around = solve_maze(loop);
  REQUIRE(around.size() == 7);
  CHECK(around.front() == around.back());
  CHECK(check_printable(loop, &around, false).ok());
  CHECK_THAT(message_of(check_path(loop, {around.front()})), Contains("around the loop"));

  Maze tailed = closed_maze(Lattice::square(3, 2));
  open_along(tailed, {{0, 0}, {1, 0}, {1, 1}, {0, 1}, {0, 0}});
  open_along(tailed, {{1, 0}, {2, 0}, {2, 1}});
  for (const std::uint32_t x : {0u, 2u}) {
    tailed.start = tailed.finish = {std::get<Lattice>(*tailed.topology).at(x, 1), no_wall};
    const CellPath way = solve_maze(tailed);
    CHECK(!check_printable(tailed, &way, false).ok());
  }
  Maze tree = closed_maze(Lattice::square(3, 1));
  open_along(tree, {{0, 0}, {1, 0}, {2, 0}});
  tree.start.wall = no_wall;
  tree.finish = tree.start;
  CHECK_THAT(message_of(check(tree).sound), Contains("no loop"));
}

TEST_CASE("a walled-off cell is a fault, even where the number of passages is right") {
  Maze maze = closed_maze(Lattice::square(3, 2));
  open_along(maze, {{0, 0}, {0, 1}, {1, 1}, {1, 0}, {2, 0}});
  CHECK(check(maze).reached == 5);
  CHECK_THAT(message_of(check(maze).sound), Contains("5 of 6"));
  open_along(maze, {{0, 0}, {1, 0}});
  CHECK(check(maze).passages == 5);
  CHECK_FALSE(check(maze).perfect);
  CHECK_THAT(message_of(check(maze).sound), Contains("5 of 6"));
}

TEST_CASE("an open rim wall is a fault") {
  const Maze sound = random_maze(Lattice::square(5, 8), 1);
  const Lattice& t = lattice_of(sound);
  for (const Wall w : {t.wall(t.at(0, 0), 2), t.wall(t.at(0, 0), 3), t.wall(t.at(4, 7), 0),
                       t.wall(t.at(4, 7), 1), Wall{t.wall_limit() - 1}}) {
    Maze maze = sound;
    maze.open.set(index(w));
    CHECK_THAT(message_of(check_walls(maze).sound), Contains("leads out"));
  }
  Maze maze = sound;
  maze.open = BitSet(3);
  CHECK_THAT(message_of(check_walls(maze).sound), Contains("wall bits"));
  CHECK_THAT(message_of(check_walls(closed_maze(Lattice::square(0, 0))).sound), Contains("no cell"));
}

TEST_CASE("gates must stand in rim walls of their own, different cells") {
  const Maze sound = random_maze(Lattice::square(5, 8), 1);
  const Lattice& t = lattice_of(sound);
  CHECK(check(sound).sound.ok());
  Maze maze = sound;
  maze.start = {};
  CHECK_THAT(message_of(check(maze).sound), Contains("start lies outside"));
  maze.start = {Cell{0}, no_wall};
  CHECK_THAT(message_of(check(maze).sound), Contains("start lies outside"));
  maze.start = {t.at(0, 0), t.wall(t.at(0, 0), 0)};
  CHECK_THAT(message_of(check(maze).sound), Contains("start is not in a rim wall"));
  maze.start = {t.at(0, 0), t.wall(t.at(1, 0), 3)};
  CHECK_THAT(message_of(check(maze).sound), Contains("start is not in a rim wall"));
  maze = sound;
  maze.finish.cell = Cell{t.cell_limit() + 5};
  CHECK_THAT(message_of(check(maze).sound), Contains("finish lies outside"));
  maze.finish = {maze.start.cell, t.wall(t.at(0, 0), 2)};
  CHECK_THAT(message_of(check(maze).sound), Contains("same place"));
  maze.finish = {t.at(2, 2), no_wall};
  CHECK(check(maze).sound.ok());
  CHECK_FALSE(check(maze).gates_on_rim);
}

TEST_CASE("a solution that cheats is refused") {
  Maze maze = closed_maze(Lattice::square(3, 2));
  open_along(maze, {{0, 0}, {0, 1}, {1, 1}, {1, 0}, {2, 0}, {2, 1}});
  const CellPath way = solve_maze(maze);
  CHECK(check_path(maze, way).ok());
  CHECK_THAT(message_of(check_path(maze, {})), Contains("empty"));
  CHECK_THAT(message_of(check_path(maze, {way.begin() + 1, way.end()})), Contains("begin"));
  CHECK_THAT(message_of(check_path(maze, {way.begin(), way.end() - 1})), Contains("end at"));
  CellPath jump = way;
  jump.erase(jump.begin() + 2);
  CHECK_THAT(message_of(check_path(maze, jump)), Contains("step 2") && Contains("wall"));
  CHECK_THAT(message_of(check_path(maze, {way[0], way[3], way[4], way[5]})),
             Contains("step 1") && Contains("wall"));
  CHECK_THAT(message_of(check_path(maze, {way[0], way[1], way[0], way[1], way[2], way[3], way[4], way[5]})),
             Contains("again"));
  CHECK_THAT(message_of(check_path(maze, {way[0], Cell{0}, way[5]})), Contains("outside"));
  CHECK_THAT(message_of(check_path(maze, {way[0], no_cell, way[5]})), Contains("outside"));
}

TEST_CASE("one call finds everything that forbids printing") {
  const Lattice t = Lattice::square(3, 1);
  BitSet open(t.wall_limit());
  open.set(index(t.wall(t.at(0, 0), 0)));
  Maze maze{std::make_shared<AnyTopology>(t), open, {}, {}};
  maze.start = *gate_at(*maze.topology, "left");
  maze.finish = *gate_at(*maze.topology, "right");
  const CellPath way{t.at(0, 0), t.at(1, 0), t.at(2, 0)}, wrong{t.at(0, 0), t.at(2, 0)}, none;
  CHECK_FALSE(check_printable(maze, nullptr, true).ok());  // the last cell is not reached
  maze.open.set(index(t.wall(t.at(1, 0), 0)));
  CHECK(check_printable(maze, nullptr, true).ok());
  CHECK(check_printable(maze, &way, true).ok());
  CHECK_FALSE(check_printable(maze, &wrong, true).ok());
  CHECK_FALSE(check_printable(maze, &none, true).ok());
}

TEST_CASE("goals stand in cells of their own and must all be visited") {
  Maze maze = closed_maze(Lattice::square(3, 2));
  open_along(maze, {{0, 0}, {1, 0}, {2, 0}, {2, 1}});
  open_along(maze, {{1, 0}, {1, 1}, {0, 1}});
  const Lattice& t = lattice_of(maze);
  maze.goals = {{t.at(0, 1), no_wall}};
  CHECK(check(maze).sound.ok());
  CHECK(check_path(maze, solve_maze(maze)).ok());
  CHECK_THAT(message_of(check_path(maze, shortest_path(maze, maze.start.cell, maze.finish.cell))),
             Contains("not visit"));
  maze.goals = {{t.at(0, 0), no_wall}};
  CHECK_THAT(message_of(check(maze).sound), Contains("same cell"));
  maze.goals = {{t.at(1, 0), no_wall}, {t.at(1, 0), no_wall}};
  CHECK_THAT(message_of(check(maze).sound), Contains("same cell"));
  maze.goals = {{Cell{0}, no_wall}};
  CHECK_THAT(message_of(check(maze).sound), Contains("goal lies outside"));
  maze.goals = {{t.at(1, 0), t.wall(t.at(1, 0), 0)}};
  CHECK_THAT(message_of(check(maze).sound), Contains("goal is not in a rim wall"));
}

TEST_CASE("an open wall too short for a passage is a fault, and so is such a gate") {
  for (const SampleTopology& sample : sample_topologies()) {
    if (sample.name != "polygons with narrow doors") continue;
    const PlanarGraph& g = std::get<PlanarGraph>(*sample.topology);
    Maze maze = random_maze(g, 1);
    const Gate wide = maze.start;
    REQUIRE(check(maze).sound.ok());
    int inner = 0, rim = 0;
    for (std::uint32_t i = 0; i < g.wall_limit(); ++i) {
      const Wall w{i};
      if (g.passable(w)) continue;
      const auto [a, b] = g.ends(w);
      if (g.contains(a) && g.contains(b)) {
        Maze broken = maze;
        broken.open.set(i);
        CHECK_THAT(message_of(check_walls(broken).sound), Contains("too short"));
        ++inner;
      } else {
        maze.start = {g.contains(a) ? a : b, w};
        if (maze.start.cell != maze.finish.cell)
          CHECK_THAT(message_of(check(maze).sound), Contains("too narrow"));
        maze.start = wide;
        ++rim;
      }
    }
    CHECK(inner > 0);
  }
}

TEST_CASE("a closed lane of a crossing is a fault") {
  const PlanarGraph woven = crossed_squares(3, 3, {{1, 1}}, {true});
  Maze maze{std::make_shared<AnyTopology>(woven), BitSet(woven.wall_limit()), {}, {}, {}};
  for_each_doorway(woven, [&](Wall w, Cell, Cell) { maze.open.set(index(w)); });
  CHECK(check_walls(maze).sound.ok());
  woven.for_each_side(woven.crossings()[0].under, [&](Cell, Wall w) {
    Maze broken = maze;
    broken.open.reset(index(w));
    CHECK_THAT(message_of(check_walls(broken).sound), Contains("lane"));
  });
}

TEST_CASE("a thick maze is perfect where no loop leads around rock, whatever its halls") {
  CHECK(check_walls(thick_maze_of({"#####", "#...#", "#...#", "#..##", "#####"})).perfect);
  CHECK_FALSE(check_walls(thick_maze_of({"#####", "#...#", "#.#.#", "#...#", "#####"})).perfect);
  CHECK_FALSE(check_walls(thick_maze_of({"#####", "#.#.#", "#####"})).connected);
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Maze cave = random_cave(Lattice::square(12, 9), 0.4 + 0.02 * static_cast<double>(seed), seed);
    CHECK(check_walls(cave).perfect == (loop_count(lattice_of(cave)) == 0));
  }
}

TEST_CASE("floor divided by a wall, and a gate that is not dug, are faults of a thick maze") {
  Maze maze = thick_maze_of({"####", "#..#", "#..#", "####"});
  maze.start = *gate_at(*maze.topology, "top-left");
  maze.finish = *gate_at(*maze.topology, "bottom-right");
  CHECK(message_of(check(maze).sound) == "the start opens into rock");
  open_frame(maze);
  CHECK(check(maze).sound.ok());
  CHECK(check(maze).gates_on_rim);
  CHECK(check_printable(maze, nullptr, true).ok());
  const Lattice& t = lattice_of(maze);
  maze.open.reset(index(t.wall(t.at(1, 1), 0)));
  CHECK_THAT(message_of(check(maze).sound), Contains("divides the floor"));
}
