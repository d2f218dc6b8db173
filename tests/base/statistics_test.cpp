#include "base/statistics.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "support/namespaces.h"

using namespace mazefolio::tests;
using List = std::vector<double>;

TEST_CASE("equal values share the middle of their ranks") {
  CHECK(ranks({30, 10, 20, 10}) == List{3, 0.5, 2, 0.5});
}

TEST_CASE("Spearman's correlation is that of the ranks") {
  CHECK(spearman({1, 2, 3, 4}, {10, 20, 21, 1000}) == Approx(1));
  CHECK(spearman({1, 2, 3, 4}, {4, 3, 2, 1}) == Approx(-1));
  CHECK(spearman({1, 2, 2, 3}, {1, 2, 2, 3}) == Approx(1));
  CHECK(spearman({1, 2, 3, 4, 5}, {2, 1, 4, 3, 5}) == Approx(0.8));
}

TEST_CASE("Pearson's correlation is that of the values") {
  CHECK(pearson({1, 2, 3}, {2, 4, 6}) == Approx(1));
  CHECK(pearson({1, 2, 3, 4}, {1, 3, 2, 4}) == Approx(0.8));
  CHECK(pearson({1, 2, 3, NAN}, {6, 4, 2, 100}) == Approx(-1));
}

TEST_CASE("what has no correlation has none") {
  CHECK(std::isnan(pearson({1, 2}, {1, 2})));
  CHECK(std::isnan(spearman({1, 1, 1}, {1, 2, 3})));
}

TEST_CASE("a quantile lies between two values in proportion") {
  CHECK(quantile({3, 1, 2}, 0.5) == Approx(2));
  CHECK(quantile({1, 2, 3, 4}, 0.5) == Approx(2.5));
  CHECK(quantile({10, 0}, 0.975) == Approx(9.75));
  CHECK(std::isnan(quantile({}, 0.5)));
}

TEST_CASE("the slope is that of the nearest line") {
  CHECK(slope({0, 1, 2}, {1, 3, 5}) == Approx(2));
  CHECK(slope({0, 1, 2, 3}, {0, 2, 1, 3}) == Approx(0.8));
  CHECK(std::isnan(slope({1, 1}, {1, 2})));
}
