#include "topology/inner_room.h"

#include <catch2/catch.hpp>

#include "support/namespaces.h"
#include "topology/lattice.h"

using namespace mazefolio::tests;

TEST_CASE("a square has half a side of room in its middle, and in its doorways") {
  const AnyTopology t = Lattice::square(3, 3);
  const Lattice& squares = std::get<Lattice>(t);
  CHECK(inner_room(t, squares.at(1, 1)) == Approx(0.5));
  for (int side = 0; side < 4; ++side)
    CHECK(doorway_room(t, squares.wall(squares.at(1, 1), side)) == Approx(0.5));
}

TEST_CASE("the room of a doorway is what its ends leave") {
  const AnyTopology t = Lattice::hexagon(full_mask(4, 4));
  on_topology(t, [&](const auto& cells) {
    for_each_doorway(cells,
                     [&](Wall w, Cell, Cell) { CHECK(doorway_room(t, w) == Approx(0.2887).epsilon(0.01)); });
  });
}
