#include "base/rng.h"

#include <catch2/catch.hpp>
#include <numeric>
#include <vector>
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("streams are the same on every machine") {
  // Frozen test vectors: a change here changes every book ever made.
  CHECK(hash_text("mazefolio") == 0xf8baa447feb41c09u);
  CHECK(stream("9", Purpose::walls).next() == 0xc10544b979d31675u);
  CHECK(puzzle_seed("2026", "square/backtracker", 0) == "e4d5f167f836");
  CHECK(mix64(0) == 0xe220a8397b1dcdafu);  // the first number of SplitMix64 from 0, as published
  CHECK(stream("book", Purpose::walls).next() == 0x018d558a67434c43u);
  CHECK(stream("book", Purpose::placement).next() == 0x9ec23012b7ef34afu);
  CHECK(stream("book", Purpose::points).next() == 0x3507cbf3fd28238au);
  CHECK(stream("book", Purpose::refinement).next() == 0x81bca00cee33f080u);
}

TEST_CASE("the numbers of a stream are the same on every machine") {
  Rng rng(1);
  for (const std::uint32_t drawn : {822u, 383u, 798u, 738u, 950u, 959u, 593u, 351u})
    CHECK(rng.below(1000) == drawn);
  // Of bounds above 2^31 many a number is drawn again.
  for (const std::uint32_t drawn : {1180670282u, 2664065755u, 2366772993u, 1296905376u})
    CHECK(rng.below(3'000'000'000u) == drawn);
  CHECK(rng.unit() == 0x1.0eadd4671bfp-5);
  std::vector<int> order{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
  rng.shuffle(order);
  CHECK(order == std::vector<int>{1, 2, 4, 0, 8, 3, 5, 7, 9, 6});
  CHECK(rng.next() == 0xafa260262bd59fa8u);
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
