#include "maze/metrics.h"

#include <catch2/catch.hpp>
#include <tuple>

#include "support/namespaces.h"
#include "support/sample_mazes.h"

using namespace mazefolio::tests;

TEST_CASE("cells are counted by their passages") {
  // A plus of five cells on 3x3, all inner walls of the plus open.
  const Lattice t = Lattice::square(parse_mask(".#.\n###\n.#.").value());
  BitSet open(t.wall_limit());
  t.for_each_neighbor(t.at(1, 1), [&](Cell, Wall w) { open.set(index(w)); });
  const Maze maze{std::make_shared<AnyTopology>(t), open, {}, {}};
  const Metrics m = measure(maze);
  CHECK(m.cells == 5);
  CHECK(m.dead_ends == 4);
  CHECK(m.crossings == 1);
  CHECK(m.straights + m.turns + m.junctions == 0);
  CHECK(passage_count(maze) == 4);
}

TEST_CASE("straight passages and turns are distinguished") {
  const Lattice t = Lattice::square(3, 2);
  BitSet open(t.wall_limit());
  open.set(index(t.wall(t.at(0, 0), 0)));
  open.set(index(t.wall(t.at(1, 0), 0)));
  open.set(index(t.wall(t.at(2, 0), 1)));
  const Metrics m = measure({std::make_shared<AnyTopology>(t), open, {}, {}});
  CHECK(m.straights == 1);
  CHECK(m.turns == 1);
  CHECK(m.dead_ends == 2);
}

TEST_CASE("the texture of a maze computed by hand") {
  // 4 x 3. Upper row straight; three arms hang from it: one of a cell, one of two, one of two with a bend.
  Maze maze = closed_maze(Lattice::square(4, 3));
  open_along(maze, {{0, 0}, {1, 0}, {2, 0}, {3, 0}});
  open_along(maze, {{0, 0}, {0, 1}, {0, 2}, {1, 2}});
  open_along(maze, {{1, 0}, {1, 1}});
  open_along(maze, {{2, 0}, {2, 1}, {2, 2}});
  open_along(maze, {{3, 0}, {3, 1}, {3, 2}});
  const Texture t = texture(maze);
  // Tips: (1, 2), (1, 1), (2, 2), (3, 2). Junctions: (1, 0), (2, 0).
  CHECK(*t.dead_end_share == Approx(4.0 / 12));
  CHECK(*t.junction_share == Approx(2.0 / 12));
  // Straights: 3 in the upper row; 2 and 1 at the left; 1; 2; 2.
  CHECK(*t.run == Approx(11.0 / 6));
  // Before (1, 0): 4 and 1 cells; before (2, 0): 2 and 3.
  CHECK(*t.river == Approx(10.0 / 4));
}

TEST_CASE("a corridor is a run without dead ends before a junction") {
  Maze maze = closed_maze(Lattice::square(1, 5));
  open_along(maze, {{0, 0}, {0, 1}, {0, 2}, {0, 3}, {0, 4}});
  const Texture t = texture(maze);
  CHECK(*t.dead_end_share == Approx(0.4));
  CHECK(*t.junction_share == 0);
  CHECK(*t.run == 4);
  CHECK_FALSE(t.river);
}

TEST_CASE("a single cell has no texture, a ring no dead ends") {
  const Texture one = texture(closed_maze(Lattice::square(1, 1)));
  CHECK_FALSE(one.dead_end_share);
  CHECK_FALSE(one.junction_share);
  CHECK_FALSE(one.run);
  CHECK_FALSE(one.river);
  Maze ring = closed_maze(Lattice::square(3, 2));
  open_along(ring, {{0, 0}, {1, 0}, {2, 0}, {2, 1}, {1, 1}, {0, 1}, {0, 0}});
  const Texture t = texture(ring);
  CHECK(*t.dead_end_share == 0);
  CHECK(*t.run == 1.5);
  CHECK_FALSE(t.river);
}

TEST_CASE("squares are counted by directions as they are by places") {
  const Maze whole = random_maze(Lattice::square(23, 17), 5);
  Maze placed = whole;
  placed.topology = std::make_shared<AnyTopology>(
      std::get<Lattice>(*whole.topology).with_corners(std::make_shared<MovedCorners>()));
  const Metrics a = measure(whole), b = measure(placed);
  CHECK(std::tie(a.cells, a.dead_ends, a.straights, a.turns, a.junctions, a.crossings) ==
        std::tie(b.cells, b.dead_ends, b.straights, b.turns, b.junctions, b.crossings));
  CHECK(a.straights > 0);
  CHECK(texture(whole).run == texture(placed).run);
}
