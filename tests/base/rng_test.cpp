#include "base/rng.h"

#include <catch2/catch.hpp>
#include <numeric>
#include <vector>

using namespace mazefolio;

TEST_CASE("streams are the same on every machine") {
  // Frozen test vectors: a change here changes every book ever made.
  CHECK(hash_text("mazefolio") == 0xf8baa447feb41c09u);
  CHECK(stream("9", Purpose::walls).next() == 0xc10544b979d31675u);
  CHECK(puzzle_seed("2026", "square/backtracker", 0) == "e4d5f167f836");
}

TEST_CASE("streams differ by seed, purpose, puzzle and attempt") {
  CHECK(stream("1", Purpose::walls).next() != stream("2", Purpose::walls).next());
  CHECK(stream("1", Purpose::walls).next() != stream("1", Purpose::placement).next());
  CHECK(puzzle_seed("1", "a", 0) != puzzle_seed("1", "a", 1));
  CHECK(puzzle_seed("1", "a", 0) != puzzle_seed("1", "b", 0));
  CHECK(puzzle_seed("1", "a", 0) != puzzle_seed("2", "a", 0));
}

TEST_CASE("below is uniform") {
  Rng rng(7);
  for (const std::uint32_t n : {1u, 2u, 3u, 6u, 10u, 100u}) {
    std::vector<int> seen(n);
    const int draws = 3000 * static_cast<int>(n);
    for (int i = 0; i < draws; ++i) ++seen[rng.below(n)];
    double chi = 0;
    for (const int count : seen) chi += (count - 3000.0) * (count - 3000.0) / 3000.0;
    CHECK(chi < n + 5 * std::sqrt(2.0 * n) + 1);
  }
}

TEST_CASE("shuffle keeps every element and reaches every order") {
  Rng rng(3);
  std::vector<int> orders(6);
  for (int i = 0; i < 6000; ++i) {
    std::vector<int> v{0, 1, 2};
    rng.shuffle(v);
    REQUIRE(std::accumulate(v.begin(), v.end(), 0) == 3);
    ++orders[static_cast<std::size_t>(v[0] * 2 + (v[1] > v[2]))];
  }
  for (const int count : orders) CHECK(count == Approx(1000).margin(150));
}
