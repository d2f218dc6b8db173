#include "rules/told_moves.h"

#include <catch2/catch.hpp>

#include "support/namespaces.h"
#include "topology/lattice.h"

using namespace mazefolio::tests;

TEST_CASE("moves are told as arrows in groups of five, and waits as dots") {
  const Lattice t = Lattice::square(4, 4);
  const Maze maze{std::make_shared<const AnyTopology>(t), BitSet(t.wall_limit()), {}, {}, {}, {}};
  CHECK(told_moves(maze, {t.at(0, 0)}).empty());
  CHECK(told_moves(maze, {t.at(0, 0), t.at(3, 0), t.at(3, 3), t.at(0, 3), t.at(0, 0)}) == "→↓←↑");
  CHECK(told_moves(maze, {t.at(1, 1), t.at(1, 1), t.at(2, 2), t.at(1, 3), t.at(0, 2), t.at(2, 0),
                          t.at(3, 0)}) == "•↘↙↖↗ →");
}
