#include "layout/level_mark.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "base/geometry/edges.h"
#include "layout/looks_for_test.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

/// Ends of a shape in x that is filled with ink.
struct Filled {
  double x0, x1, ink;
};

std::vector<Filled> filled(const Setting& s, const LevelMark& mark) {
  std::vector<Filled> out;
  for (const Item& item : draw_level(s, mark, 10, {0, 0})) {
    const auto* shape = std::get_if<Shape>(&item);
    if (!shape || !shape->fill || *shape->fill == white) continue;
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

TEST_CASE("stars are whole: one for the lowest levels, five for the highest") {
  FixedMeasurer measurer;
  const Setting s = starred(measurer);
  for (int level = 1; level <= 10; ++level) {
    const std::vector<Filled> stars = filled(s, {level, "word", 0});
    CHECK(stars.size() == static_cast<std::size_t>((level + 1) / 2));
    for (const Filled& star : stars) CHECK(star.x1 - star.x0 == Approx(stars[0].x1 - stars[0].x0));
    CHECK(stars.back().x1 <= level_width(s, {level, "word", 0}, 10));
  }
  CHECK(filled(s, {}).empty());
  CHECK(draw_level(s, {10, "word", 0}, 10, {0, 0}).size() == 5);
}

TEST_CASE(
    "in a book for children a level has one to three stars of three, in any look but one without levels") {
  FixedMeasurer measurer;
  for (const Look& look : sample_looks()) {
    Setting s = sample_setting(look, {432, 648}, 10, measurer);
    for (int of_book = 1; of_book <= 3; ++of_book) {
      const LevelMark mark{7, "expert", 0, of_book, 0};
      CHECK(has_signs(s.look, mark));
      CHECK(filled(s, mark).size() == static_cast<std::size_t>(of_book));
      CHECK(draw_level(s, mark, 10, {0, 0}).size() == 3);
    }
    s.look.level = LevelStyle::none;
    CHECK(draw_level(s, {7, "expert", 0, 2, 0}, 10, {0, 0}).empty());
  }
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

TEST_CASE("right to left, the first star is the right one") {
  FixedMeasurer measurer;
  Setting s = starred(measurer);
  const LevelMark mark{1, "easy", 0};
  const auto left = filled(s, mark);
  s.right_to_left = true;
  const auto right = filled(s, mark);
  const double width = level_width(s, mark, 10);
  REQUIRE(left.size() == 1);
  REQUIRE(right.size() == 1);
  CHECK(left[0].x1 < width / 2);
  CHECK(right[0].x0 > width / 2);
}
