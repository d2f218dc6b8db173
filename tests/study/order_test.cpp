#include "study/order.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

using Row = std::vector<std::size_t>;

/// Four kinds of six mazes, by rising level.
std::vector<Row> four_kinds() {
  std::vector<Row> kinds;
  for (std::size_t k = 0; k < 4; ++k) {
    Row& kind = kinds.emplace_back();
    for (std::size_t i = 0; i < 6; ++i) kind.push_back(6 * k + i);
  }
  return kinds;
}

}  // namespace

TEST_CASE("over all rows, each item stands once at each place, and each pair once side by side") {
  for (const std::size_t n : {2, 6, 16}) {
    std::set<std::pair<std::size_t, std::size_t>> at_place, side_by_side;
    for (std::size_t row = 0; row < n; ++row) {
      const Row items = williams_row(n, row);
      REQUIRE(items.size() == n);
      for (std::size_t i = 0; i < n; ++i) {
        at_place.emplace(i, items[i]);
        if (i > 0) side_by_side.emplace(items[i - 1], items[i]);
      }
    }
    CHECK(at_place.size() == n * n);
    CHECK(side_by_side.size() == n * (n - 1));
  }
}

TEST_CASE("a booklet holds each maze, and two of each kind a second time, half a booklet later") {
  const Halves halves = halves_of(four_kinds(), "7");
  for (std::size_t booklet = 0; booklet < 40; ++booklet) {
    const Row order = booklet_order(halves, booklet);
    REQUIRE(order.size() == 32);
    std::map<std::size_t, Row> places;
    for (std::size_t i = 0; i < order.size(); ++i) places[order[i]].push_back(i);
    CHECK(places.size() == 24);
    std::map<std::size_t, int> repeated;
    for (const auto& [maze, at] : places) {
      REQUIRE(at.size() <= 2);
      if (at.size() < 2) continue;
      CHECK(at[1] - at[0] == 16);
      CHECK((maze % 6 == 1 || maze % 6 == 4));
      ++repeated[maze / 6];
    }
    CHECK(repeated == std::map<std::size_t, int>{{0, 2}, {1, 2}, {2, 2}, {3, 2}});
  }
}

TEST_CASE("halves of a booklet are equally hard") {
  const Halves halves = halves_of(four_kinds(), "7");
  std::size_t first = 0, second = 0;
  for (const std::size_t maze : halves.first) first += maze % 6;
  for (const std::size_t maze : halves.second) second += maze % 6;
  CHECK(first == second);
}

TEST_CASE("over 32 booklets each maze stands as early as late, and no two booklets are equal") {
  const Halves halves = halves_of(four_kinds(), "7");
  std::map<std::size_t, std::size_t> sum, count;
  std::set<Row> orders;
  for (std::size_t booklet = 0; booklet < 32; ++booklet) {
    const Row order = booklet_order(halves, booklet);
    orders.insert(order);
    for (std::size_t i = 0; i < order.size(); ++i) {
      sum[order[i]] += i;
      ++count[order[i]];
    }
  }
  CHECK(orders.size() == 32);
  for (const auto& [maze, places] : sum) {
    INFO(maze);
    CHECK(2 * places == 31 * count[maze]);
  }
}

TEST_CASE("the seed decides about the order, and nothing else does") {
  CHECK(halves_of(four_kinds(), "7").first == halves_of(four_kinds(), "7").first);
  CHECK(halves_of(four_kinds(), "7").first != halves_of(four_kinds(), "8").first);
}

TEST_CASE("kinds that cannot be halved are refused") {
  CHECK_THROWS_WITH(halves_of({{0, 1, 2}}, "1"), Catch::Contains("an even number"));
  CHECK_THROWS_WITH(halves_of({{0, 1, 2, 3}}, "1"), Catch::Contains("even number of kinds"));
}
