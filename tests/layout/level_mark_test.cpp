#include "layout/level_mark.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "base/geometry/edges.h"
#include "layout/looks_for_test.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

/// Ends of a filled shape in x, by its ink.
struct Filled {
  double x0, x1, ink;
};

std::vector<Filled> filled(const Setting& s, const LevelMark& mark) {
  std::vector<Filled> out;
  for (const Item& item : draw_level(s, mark, 10, {0, 0})) {
    const auto* shape = std::get_if<Shape>(&item);
    if (!shape || !shape->fill) continue;
    Filled f{HUGE_VAL, -HUGE_VAL, shape->fill->r};
    for (const Point p : shape->path.points) f = {std::min(f.x0, p.x), std::max(f.x1, p.x), f.ink};
    out.push_back(f);
  }
  return out;
}

Setting starred(TextMeasurer& measurer) {
  return sample_setting(sample_looks()[1], {432, 648}, 10, measurer);
}

}  // namespace

TEST_CASE("every level fills half of a star more") {
  FixedMeasurer measurer;
  const Setting s = starred(measurer);
  double before = 0;
  for (int level = 1; level <= 10; ++level) {
    const std::vector<Filled> stars = filled(s, {level, "word", 0});
    CHECK(stars.size() == static_cast<std::size_t>((level + 1) / 2));
    CHECK(stars.back().x1 > before + 1);
    before = stars.back().x1;
    CHECK(stars.back().x1 <= level_width(s, {level, "word", 0}, 10));
  }
  CHECK(filled(s, {}).empty());
  CHECK(draw_level(s, {10, "word", 0}, 10, {0, 0}).size() == 5);
}

TEST_CASE("a range shows its lowest level, a dash, and its highest") {
  FixedMeasurer measurer;
  const LevelMark range{3, "medium to hard", 5};
  for (const bool right_to_left : {false, true}) {
    Setting s = starred(measurer);
    s.right_to_left = right_to_left;
    const double width = level_width(s, range, 10), row = level_width(s, {3, "medium", 0}, 10);
    CHECK(width > 2 * row);
    int low = 0, high = 0;  // stars with any ink
    for (const Filled& star : filled(s, range)) ++((star.x0 < width / 2) != right_to_left ? low : high);
    CHECK(low == 2);
    CHECK(high == 3);
    int dashes = 0;
    for (const Item& item : draw_level(s, range, 10, {0, 0})) dashes += std::holds_alternative<TextRun>(item);
    CHECK(dashes == 1);
  }
}

TEST_CASE("right to left, the first star is the right one, and its right half the first") {
  FixedMeasurer measurer;
  Setting s = starred(measurer);
  const std::vector<Filled> left = filled(s, {1, "easy", 0});
  s.right_to_left = true;
  const std::vector<Filled> right = filled(s, {1, "easy", 0});
  const double width = level_width(s, {1, "easy", 0}, 10);
  REQUIRE(left.size() == 1);
  REQUIRE(right.size() == 1);
  CHECK(right[0].x0 == Approx(width - left[0].x1));
  CHECK(right[0].x1 == Approx(width - left[0].x0));
}
