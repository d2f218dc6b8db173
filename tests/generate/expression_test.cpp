#include "generate/weight/expression.h"

#include <catch2/catch.hpp>
#include <clocale>
#include <cmath>
#include <string>
#include <utility>
#include "support/namespaces.h"
#include "support/results.h"

using namespace mazefolio::tests;

namespace {

double value(const char* text, Point at = {0.5, -0.25}) {
  INFO(text);
  REQUIRE(check_expression(text).ok());
  return Expression(text)(at, 7);
}

}  // namespace

TEST_CASE("formulas have the value that they have on paper") {
  const double x = 0.5, y = -0.25;
  for (const auto& [text, expected] :
       std::initializer_list<std::pair<const char*, double>>{{"x + y * 2", x + y * 2},
                                                             {"-x ^ 2", -x * x},
                                                             {"2 ^ 3 ^ 2", 512},
                                                             {"x ^ 0.5", std::sqrt(x)},
                                                             {"x ^ -2", 4},
                                                             {"1 - 2 - 3", -4},
                                                             {"8 / 4 / 2", 1},
                                                             {"2 * -x", -1},
                                                             {"(x + 1) * 1e1", 15},
                                                             {"sin(3 * x)", std::sin(3 * x)},
                                                             {"cos(100 * x)", std::cos(50.0)},
                                                             {"theta", std::atan2(y, x)},
                                                             {"atan2(-1, -2)", std::atan2(-1, -2)},
                                                             {"euclid", std::hypot(x, y)},
                                                             {"hypot(3, 4)", 5},
                                                             {"r", std::hypot(x, y)},
                                                             {"manhattan", 0.75},
                                                             {"region", 7},
                                                             {"min(3, 1, 2)", 1},
                                                             {"max(3, x)", 3},
                                                             {"floor(-1.5)", -2},
                                                             {"abs(y)", 0.25},
                                                             {"sqrt(2)", std::sqrt(2.0)}})
    CHECK(value(text) == Approx(expected).margin(1e-14));
}

TEST_CASE("where a formula has no value it is not finite") {
  for (const char* text : {"sqrt(y)", "1 / 0", "0 / 0", "y ^ 0.5", "0 ^ -1", "sin(1 / 0)", "min(0 / 0, 1)",
                           "max(1, 0 / 0)", "noise(1 / 0, 0)", "2 ^ 1e300", "atan2(1 / 0, 1)"})
    CHECK(!std::isfinite(value(text)));
}

TEST_CASE("noise is smooth, between -1 and 1, and always the same") {
  const Expression noise("noise(9 * x, 9 * y)");
  double least = 1, greatest = -1, steepest = 0;
  for (double x = -1; x < 1; x += 0.01) {
    const double here = noise({x, 0.3}, 0);
    least = std::min(least, here);
    greatest = std::max(greatest, here);
    steepest = std::max(steepest, std::fabs(noise({x + 0.001, 0.3}, 0) - here));
  }
  CHECK(least >= -1);
  CHECK(greatest <= 1);
  CHECK(greatest - least > 0.5);
  CHECK(steepest < 0.04);
  CHECK(value("noise(3, 4)") == Approx(0.19225238341380979).epsilon(1e-15));
}

TEST_CASE("errors in a formula are reported with their position") {
  for (const auto& [text, wrong] : std::initializer_list<std::pair<const char*, const char*>>{
           {"x + ", "unexpected end at position 5"},
           {"", "there is no expression at position 1"},
           {"x +* y", "unexpected '*' at position 4"},
           {"sin(x", "a ')' is missing at position 6"},
           {"x)", "unexpected ')' at position 2"},
           {"flor + 1", "unknown name 'flor' at position 1; did you mean 'floor'?"},
           {"sin x", "'sin' needs a '(' behind it at position 1"},
           {"sin(x, y)", "too many values for a function at position 9"},
           {"atan2(x)", "too few values for a function at position 8"},
           {"x, y", "a ',' outside of a function makes two expressions of it"},
           {"x = 3", "unexpected '=' at position 3"},
           {"2x", "unexpected 'x' at position 2"},
           {"x \"y\"", "unexpected '\"' at position 3"},
           {"\xc3\xa9", "unexpected character at position 1"}})
    CHECK(message_of(check_expression(text)) == wrong);
  CHECK(message_of(check_expression(std::string(1001, 'x'))) == "it has 1001 characters, more than 1000");
  CHECK(check_expression(std::string(499, '(') + "x" + std::string(499, ')')).ok());
}

TEST_CASE("formulas are read the same in every locale") {
  const char* before = std::setlocale(LC_ALL, nullptr);
  const std::string kept = before ? before : "C";
  for (const char* locale : {"de_DE.UTF-8", "de_DE.utf8", "C.UTF-8"})
    if (std::setlocale(LC_ALL, locale)) CHECK(value("1.5 + min(2, 3)") == 3.5);
  std::setlocale(LC_ALL, kept.c_str());
}
