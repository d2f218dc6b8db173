#include "generate/walks/walk_order.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "base/rng.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

/// The same, cell by cell.
bool turn_plainly(CellPath& walk, int which, Cell from) {
  const auto at = std::find(walk.begin(), walk.end(), from);
  if (which == 1) {
    if (walk.end() - at == 2) return false;
    std::reverse(at + 1, walk.end());
  } else {
    if (at - walk.begin() == 1) return false;
    std::reverse(walk.begin(), at);
  }
  return true;
}

void check_turns(std::uint32_t cells, int turns, std::uint32_t nearest) {
  Rng rng(cells);
  CellPath plain;
  for (std::uint32_t i = 0; i < cells; ++i) plain.push_back(Cell{3 * i + 1});
  WalkOrder order(plain, 3 * cells);
  CHECK_FALSE(order.has(Cell{0}));
  bool same = true;
  for (int i = 0; i < turns && same; ++i) {
    const auto which = static_cast<int>(rng.below(2));
    const std::uint32_t reach = rng.below(4) == 0 ? cells - 1 : std::min(nearest, cells - 1);
    const std::uint32_t off = 1 + rng.below(reach);
    const Cell from = which == 1 ? plain[cells - 1 - off] : plain[off];
    REQUIRE(order.has(from));
    same = order.turn(which, from) == turn_plainly(plain, which, from) && order.end(0) == plain.front() &&
           order.end(1) == plain.back();
    if (i % 64 == 0) same = same && order.cells() == plain;
  }
  CHECK(same);
  CHECK(order.cells() == plain);
}

}  // namespace

TEST_CASE("walks are turned at their ends as if they were reversed cell by cell") {
  for (const std::uint32_t cells : {2u, 3u, 10u, 127u, 130u}) check_turns(cells, 300, 20);
  check_turns(1500, 3000, 200);
  check_turns(9000, 3000, 700);
  check_turns(3000, 3000, 100);  // laid out anew once
}
