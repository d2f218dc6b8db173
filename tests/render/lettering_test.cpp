#include "render/lettering.h"

#include <catch2/catch.hpp>

#include "base/diagnostic.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {
const std::string family = "DejaVu Sans";

bool has_ink(const Picture& p, std::uint32_t x0, std::uint32_t x1, std::uint32_t y0, std::uint32_t y1) {
  for (std::uint32_t y = y0; y < y1; ++y)
    for (std::uint32_t x = x0; x < x1; ++x)
      if (p.at(x, y) & 255) return true;
  return false;
}
}  // namespace

TEST_CASE("letters are cropped to their ink") {
  const Picture one = lettering("I", family, true);
  CHECK(one.height > 400);
  CHECK(one.height <= 1200);
  CHECK(one.width < one.height);
  CHECK(has_ink(one, 0, 1, 0, one.height));
  CHECK(has_ink(one, one.width - 1, one.width, 0, one.height));
  CHECK(has_ink(one, 0, one.width, 0, 1));
  CHECK(has_ink(one, 0, one.width, one.height - 1, one.height));
  CHECK(lettering("  I ", family, true).width == one.width);
  CHECK(lettering("I", family, false).width < one.width);
}

TEST_CASE("lines are below each other, and long words stay within 2048 pixels") {
  const Picture one = lettering("AB", family, true), two = lettering("AB\nAB", family, true);
  CHECK(two.height * one.width > 2 * one.height * two.width);
  CHECK(two.height * one.width < 2.4 * one.height * two.width);
  const Picture many = lettering(std::string(100, 'W'), family, true);
  CHECK(many.width <= 2048);
  CHECK(many.width > 1000);
}

TEST_CASE("letters are read in the direction of their script") {
  CHECK(lettering("AB", family, true).letters.onward == Point{1, 0});
  CHECK(lettering("אב", family, true).letters.onward == Point{-1, 0});
}

TEST_CASE("letters that no font can show are reported") {
  CHECK_THROWS_AS(lettering("   ", family, true), InputError);
  CHECK_THROWS_AS(lettering(std::string(201, 'a'), family, true), InputError);
  CHECK_THROWS_WITH(lettering("A\U0010F123", family, true),
                    Catch::Contains("no installed font has the character U+10F123"));
}
