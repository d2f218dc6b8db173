#include "maze/metrics.h"

#include <catch2/catch.hpp>

using namespace mazefolio;

TEST_CASE("cells are counted by their passages") {
  // A plus of five cells on 3x3, all inner walls of the plus open.
  Diagnostics found;
  const Lattice t = Lattice::square(parse_mask(".#.\n###\n.#.", {}, found));
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

TEST_CASE("straight passages are told from turns") {
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
