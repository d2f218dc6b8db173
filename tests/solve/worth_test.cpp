#include "solve/worth.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "maze/thick.h"
#include "solve/difficulty.h"
#include "solve/explain.h"
#include "solve/gate_placement.h"
#include "support/namespaces.h"
#include "support/sample_mazes.h"
#include "support/sample_topologies.h"

using namespace mazefolio::tests;

namespace {

// 6 x 5 cells. The way goes down the left side, along the bottom and up the right side; a branch of eight
// cells leaves it in the middle of the bottom.
Maze along_the_rim() {
  Maze maze = closed_maze(Lattice::square(6, 5));
  open_along(maze, {{0, 0},
                    {0, 1},
                    {0, 2},
                    {0, 3},
                    {0, 4},
                    {1, 4},
                    {2, 4},
                    {3, 4},
                    {4, 4},
                    {5, 4},
                    {5, 3},
                    {5, 2},
                    {5, 1},
                    {5, 0}});
  open_along(maze, {{2, 4}, {2, 3}, {2, 2}, {2, 1}, {2, 0}, {3, 0}, {3, 1}, {3, 2}, {3, 3}});
  const Lattice& t = lattice_of(maze);
  maze.start = {t.at(0, 0), t.wall(t.at(0, 0), 3)};
  maze.finish = {t.at(5, 0), t.wall(t.at(5, 0), 3)};
  return maze;
}

Worth good() {
  Worth w;
  w.decisions = 2;
  w.cells = 120;
  w.width = 12;
  w.height = 10;
  w.span = 22;
  w.way = 22;
  w.walk = 16;
  w.rim_share = 0.35;
  w.field_rim_share = 0.2;
  w.apart = 0.34;
  w.level = 3;
  w.turns = 6;
  w.across = 0.4;
  return w;
}

}  // namespace

TEST_CASE("the worth of a maze is counted from its walls") {
  const Worth w = worth_of(along_the_rim());
  CHECK(w.decisions == 1);
  CHECK(w.way == 14);
  CHECK(w.walk == 6);
  CHECK(w.turns == 2);
  CHECK(w.width == 6);
  CHECK(w.height == 5);
  CHECK(w.span == 11);
  CHECK(w.rim_share == 1);
  CHECK(w.field_rim_share == Approx(18.0 / 30));
  CHECK(w.apart == Approx(5.0 / 6));
  CHECK(w.across == 1);
  CHECK(shortfall(w, {}) ==
        std::vector<std::string>{"1 decision on the way, not 2", "100 % of the way along the rim, not 78 %"});
}

TEST_CASE("each rule names what is missing, and nothing else") {
  REQUIRE(is_worthy(good(), {}));
  CHECK(shortfall(good(), {}).empty());
  const auto lacks = [](auto change, const std::string& words) {
    Worth w = good();
    change(w);
    CHECK_FALSE(is_worthy(w, {}));
    CHECK(shortfall(w, {}) == std::vector{words});
  };
  lacks([](Worth& w) { w.decisions = 0; }, "0 decisions on the way, not 2");
  lacks([](Worth& w) { w.width = 3; }, "3 cells on its shorter side, not 4");
  lacks([](Worth& w) { w.way = 21; }, "a way of 21 cells, not 22");
  lacks([](Worth& w) { w.walk = 18; }, "a way of 22 cells, not 24");
  lacks([](Worth& w) { w.rim_share = 0.36; }, "36 % of the way along the rim, not 35 %");
  lacks([](Worth& w) { w.apart = 0.3; }, "start and finish 30 % of its width apart, not 33 %");
  lacks([](Worth& w) { w.across = 0.39; }, "a way across 39 % of the maze, not 40 %");
  lacks([](Worth& w) { w.turns = 5; }, "5 turns on the way at level 3, not 6");
  lacks([](Worth& w) { w.turns = 1; }, "1 turn on the way at level 3, not 6");
}

TEST_CASE("a way goes across by the fewer of its columns and rows") {
  Maze maze = closed_maze(Lattice::square(5, 4));
  open_along(maze, {{0, 0}, {1, 0}, {1, 1}, {1, 2}, {1, 3}, {2, 3}, {3, 3}, {4, 3}});
  const Lattice& t = lattice_of(maze);
  const auto across = [&](Cell start, Cell finish) {
    maze.start = {start, {}};
    maze.finish = {finish, {}};
    return worth_of(maze).across;
  };
  CHECK(across(t.at(0, 0), t.at(4, 3)) == 1);
  CHECK(across(t.at(1, 3), t.at(0, 0)) == Approx(2.0 / 5));
  CHECK(across(t.at(1, 2), t.at(4, 3)) == Approx(2.0 / 4));
  CHECK(across(t.at(1, 0), t.at(1, 3)) == Approx(1.0 / 5));
}

TEST_CASE("where most cells lie on the rim, so may the way") {
  Worth small = good();
  small.field_rim_share = 0.6;
  small.rim_share = 0.78;
  CHECK(is_worthy(small, {}));
  small.rim_share = 0.79;
  CHECK_FALSE(is_worthy(small, {}));
}

TEST_CASE("a way is held against the cells that there are, not against the box around them") {
  const Lattice full = Lattice::square(8, 8);
  BitSet corner(full.cell_limit());
  for (std::uint32_t y = 0; y < 4; ++y)
    for (std::uint32_t x = 0; x < 4; ++x) corner.set(index(full.at(x, y)));
  CHECK(worth_of(random_maze(full, 1)).span == 16);
  CHECK(worth_of(random_maze(full.without(corner), 1)).span == Approx(16 * std::sqrt(0.75)));
  CHECK(worth_of(thick_of(random_maze(full, 1))).span == 30);
}

TEST_CASE("cells that are too few make no worthy maze, whatever the walls and gates") {
  const auto could_be = [](auto change) {
    Worth w = good();
    w.decisions = w.turns = 0;
    w.way = 2;
    change(w);
    return could_be_worthy(w, {});
  };
  CHECK(could_be([](Worth&) {}));
  CHECK(could_be([](Worth& w) { w.cells = 22; }));
  CHECK_FALSE(could_be([](Worth& w) { w.cells = 21; }));
  CHECK_FALSE(could_be([](Worth& w) { w.height = 3; }));
  for (std::uint32_t columns = 1; columns <= 6; ++columns)
    for (std::uint32_t rows = 1; rows <= 6; ++rows)
      for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const Worth worth = worth_of(random_maze(Lattice::square(columns, rows), seed));
        if (!could_be_worthy(worth, {0})) CHECK_FALSE(is_worthy(worth, {0}));
      }
}

TEST_CASE("a floor asks only for what its mazes can have") {
  Worth w = good();
  w.rim_share = 1;
  w.way = 3;
  w.apart = w.across = 0;
  CHECK_FALSE(is_worthy(w, {}));
  CHECK(is_worthy(w, {2, 4, false, false, false}));
  w.decisions = 0;
  CHECK(is_worthy(w, {0, 4, false, false, false}));
}

TEST_CASE("decisions are the cells at which an explanation has branches") {
  for (const SampleTopology& sample : sample_topologies()) {
    if (cell_count(*sample.topology) < 2) continue;
    INFO(sample.name);
    for (const std::uint32_t extra : {0u, 6u}) {
      const Maze maze = random_maze(*sample.topology, 5, extra);
      std::vector<Cell> at;
      for (const WrongBranch& b : explain(maze).forward.branches)
        if (at.empty() || at.back() != b.at) at.push_back(b.at);
      CHECK(worth_of(maze).decisions == at.size());
      CHECK(worth_of(maze).walk <= worth_of(maze).way);
    }
  }
}

TEST_CASE("gates that are dug into a frame change nothing") {
  Maze thick = thick_of(along_the_rim());
  std::tie(thick.start, thick.finish) = farthest_rim_gates(thick);
  const Worth closed = worth_of(thick);
  open_frame(thick);
  const Worth open = worth_of(thick);
  CHECK(open.way == closed.way);
  CHECK(open.rim_share == closed.rim_share);
  CHECK(open.decisions == closed.decisions);
  CHECK(closed.width == 11);
  CHECK(closed.span < 20);  // most of its walls stand where cells cannot be reached
}
