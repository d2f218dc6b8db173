#include "generate/carve/coins.h"

#include <bit>
#include <catch2/catch.hpp>
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("a coin shows heads as often as it should") {
  for (const double p : {0.5, 0.25, 0.3, 0.9, 1.0 / 65536}) {
    Rng rng(7);
    Coins coins(rng, p);
    int heads = 0;
    for (int i = 0; i < 2000; ++i) heads += std::popcount(coins.toss_64());
    CHECK(heads / 128000.0 == Approx(p).margin(0.005));
  }
}

TEST_CASE("a coin of probability 0 or 1 never errs") {
  Rng rng(7);
  CHECK(Coins(rng, 0).toss_64() == 0);
  CHECK(Coins(rng, 1).toss_64() == ~std::uint64_t{0});
  CHECK(Coins(rng, 0).heads_in_a_row(1000) == 0);
  CHECK(Coins(rng, 1).heads_in_a_row(1000) == 1000);
  CHECK(Coins(rng, 1).heads_in_a_row(0) == 0);
}

TEST_CASE("heads in a row are geometric and end at the limit") {
  Rng rng(7);
  Coins coins(rng, 0.75);
  double sum = 0;
  std::uint32_t longest = 0;
  for (int i = 0; i < 20000; ++i) {
    const std::uint32_t heads = coins.heads_in_a_row(1000);
    sum += heads;
    longest = std::max(longest, std::min(heads, coins.heads_in_a_row(2)));
  }
  CHECK(sum / 20000 == Approx(3).margin(0.1));
  CHECK(longest <= 2);
}
