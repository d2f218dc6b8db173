#include "base/geometry/math.h"

#include <catch2/catch.hpp>
#include <cmath>
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("exact_exp and exact_log2 agree with libm") {
  for (double x = -20; x <= 20; x += 0.0371) CHECK(exact_exp(x) == Approx(std::exp(x)).epsilon(1e-13));
  for (double x = 1e-6; x < 1e9; x *= 1.37)
    CHECK(exact_log2(x) == Approx(std::log2(x)).epsilon(1e-13).margin(1e-14));
  CHECK(exact_log2(1) == 0);
  CHECK(exact_log2(1024) == 10);
  CHECK(exact_exp(0) == 1);
  CHECK(exact_exp(-1e9) == 0);
  CHECK(std::isnan(exact_exp(std::nan(""))));
}

TEST_CASE("exact_angle agrees with libm in every direction") {
  for (double a = 0; a <= 3.1415; a += 0.0117) {
    CHECK(exact_angle(std::cos(a), std::sin(a)) == Approx(a).margin(1e-14));
    CHECK(exact_angle(1e-3 * std::cos(a), 1e-3 * std::sin(a)) == Approx(a).margin(1e-14));
  }
  CHECK(exact_angle(-1, 0) == Approx(std::acos(-1.0)));
  CHECK(exact_angle(5, 0) == 0);
  CHECK(exact_angle(-1, 1e-300) == Approx(std::acos(-1.0)));
}

TEST_CASE("exact_sin and exact_cos agree with libm") {
  for (double x = -10; x <= 10; x += 0.0173) {
    CHECK(exact_sin(x) == Approx(std::sin(x)).margin(2e-15));
    CHECK(exact_cos(x) == Approx(std::cos(x)).margin(2e-15));
  }
  CHECK(exact_sin(1e6) == Approx(std::sin(1e6)).margin(1e-9));
  CHECK(exact_cos(0) == 1);
  CHECK(std::isnan(exact_sin(HUGE_VAL)));
}
