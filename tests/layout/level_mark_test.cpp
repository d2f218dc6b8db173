#include "layout/level_mark.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "base/edges.h"
#include "layout/looks_for_test.h"
#include "support/fixed_measurer.h"

using namespace mazefolio;

namespace {

/// Ends of a filled shape in x, by its ink.
struct Filled {
  double x0, x1, ink;
};

std::vector<Filled> filled(const Setting& s, const LevelMark& mark) {
  std::vector<Filled> out;
  for (const Item& item : draw_level(s, mark, 10, {0, 0})) {
    const Shape& shape = std::get<Shape>(item);
    if (!shape.fill) continue;
    Filled f{HUGE_VAL, -HUGE_VAL, shape.fill->r};
    for (const Point p : shape.path.points) f = {std::min(f.x0, p.x), std::max(f.x1, p.x), f.ink};
    out.push_back(f);
  }
  return out;
}

Setting starred(TextMeasurer& measurer) {
  return sample_setting(sample_looks()[1], {432, 648}, 10, measurer);
}

}  // namespace

TEST_CASE("a level is told with its word and its number of ten, a range with both ends") {
  CHECK(level_words({5, "hard", 0, ""}) == "hard 5/10");
  CHECK(level_words({1, "easy", 2, "easy"}) == "easy 1\u20132/10");
  CHECK(level_words({4, "medium", 7, "expert"}) == "medium \u2013 expert 4\u20137/10");
  CHECK(level_words({4, "medium", 4, "medium"}) == "medium 4/10");
  CHECK(level_words({}).empty());
}

TEST_CASE("every level fills half of a star more") {
  FixedMeasurer measurer;
  const Setting s = starred(measurer);
  double before = 0;
  for (int level = 1; level <= 10; ++level) {
    const std::vector<Filled> stars = filled(s, {level, "word", 0, ""});
    CHECK(stars.size() == static_cast<std::size_t>((level + 1) / 2));
    CHECK(stars.back().x1 > before + 1);
    before = stars.back().x1;
    CHECK(stars.back().x1 <= level_width(s, {level, "word", 0, ""}, 10));
  }
  CHECK(filled(s, {}).empty());
  CHECK(draw_level(s, {10, "word", 0, ""}, 10, {0, 0}).size() == 5);
}

TEST_CASE("a range is pale from its lowest level to its highest") {
  FixedMeasurer measurer;
  const std::vector<Filled> stars = filled(starred(measurer), {3, "medium", 5, "hard"});
  // A dark star; a dark half on a pale star; a pale half.
  REQUIRE(stars.size() == 4);
  CHECK(stars[0].ink < 0.5);
  CHECK(stars[1].ink > 0.5);
  CHECK(stars[2].ink < 0.5);
  CHECK(stars[2].x1 < stars[1].x1 - 1);
  CHECK(stars[3].ink > 0.5);
}

TEST_CASE("right to left, the first star is the right one, and its right half the first") {
  FixedMeasurer measurer;
  Setting s = starred(measurer);
  const std::vector<Filled> left = filled(s, {1, "easy", 0, ""});
  s.right_to_left = true;
  const std::vector<Filled> right = filled(s, {1, "easy", 0, ""});
  const double width = level_width(s, {1, "easy", 0, ""}, 10);
  REQUIRE(left.size() == 1);
  REQUIRE(right.size() == 1);
  CHECK(right[0].x0 == Approx(width - left[0].x1));
  CHECK(right[0].x1 == Approx(width - left[0].x0));
}
