#include "maze/passage_arrow.h"

#include <catch2/catch.hpp>
#include <memory>

#include "support/namespaces.h"
#include "topology/lattice.h"

using namespace mazefolio::tests;

TEST_CASE("an arrow points along its passage, as large as there is room") {
  const AnyTopology t = Lattice::square(2, 1);
  const Lattice& squares = std::get<Lattice>(t);
  const PassageMark mark{squares.wall(squares.at(0, 0), 0), squares.at(1, 0), {}};
  const auto [tip, left, right] = arrow_corners(t, mark, 1);
  CHECK(tip.x == Approx(1.25));
  CHECK(tip.y == Approx(0.5));
  CHECK(left.x == Approx(0.75));
  CHECK(right.x == Approx(0.75));
  CHECK(left.y + right.y == Approx(1));
  CHECK(arrow_size(t, mark, 0.1) == 1);
  CHECK(arrow_size(t, mark, 0.3) < 1);
  CHECK(arrow_size(t, mark, 0.3) > 0);
  CHECK(arrow_size(t, mark, 0.6) == 0);
}
