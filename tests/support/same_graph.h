#pragma once

#include <catch2/catch.hpp>

#include "support/namespaces.h"
#include "topology/planar_graph.h"

namespace mazefolio::tests {

/// Ids, places and widths. Of an edge, what both of its cells say may differ in the last digits.
inline void check_same_graph(const PlanarGraph& a, const PlanarGraph& b) {
  REQUIRE(a.cell_count() == b.cell_count());
  REQUIRE(a.wall_limit() == b.wall_limit());
  CHECK(a.point_limit() == b.point_limit());
  CHECK(a.bounds() == b.bounds());
  for (std::uint32_t c = 0; c < b.cell_count(); ++c) CHECK(a.center(Cell{c}) == b.center(Cell{c}));
  for (std::uint32_t w = 0; w < b.wall_limit(); ++w) {
    CHECK(a.ends(Wall{w}) == b.ends(Wall{w}));
    CHECK(a.points(Wall{w}) == b.points(Wall{w}));
    CHECK(a.passable(Wall{w}) == b.passable(Wall{w}));
  }
}

}  // namespace mazefolio::tests
