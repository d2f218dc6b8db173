#include <catch2/catch.hpp>
#include <set>
#include <string>
#include <variant>

#include "base/geometry/length.h"
#include "impose/imposition.h"

using namespace mazefolio::impose;

namespace {

const Size letter{612, 792}, a2{1190.55, 1683.78};

Imposition poster_of(Size page, Size size, Size sheet = letter) {
  return poster({{page}, sheet, false, true}, 0, size, {"Lato", 10});
}

std::set<std::string> names_on(const SheetSide& side) {
  std::set<std::string> out;
  for (const Item& item : side.marks)
    if (const auto* text = std::get_if<TextRun>(&item)) out.insert(text->text);
  return out;
}

}  // namespace

TEST_CASE("the sheets of a poster cover it, and neighbors have ten millimeters in common") {
  const Imposition made = poster_of({595.28, 841.89}, a2);
  CHECK(made.scale == Approx(2).epsilon(0.001));
  double right = 0, below = 0, last_x = 0;
  for (std::size_t i = 1; i < made.sides.size(); ++i) {
    const PlacedPage& placed = made.sides[i].pages.at(0);
    // The window in points of the poster: what is left of it lies on the sheets before.
    const double x0 = placed.window.x0 - placed.box.x0, x1 = placed.window.x1 - placed.box.x0;
    if (i > 1 && x0 > last_x) CHECK(right - x0 == Approx(millimeters(10).pt).margin(1e-6));
    last_x = x0;
    right = x1;
    below = placed.window.y1 - placed.box.y0;
  }
  CHECK(right >= a2.width);
  CHECK(below >= a2.height);
}

TEST_CASE("every sheet of a poster has its name, and the plan has them all") {
  const Imposition made = poster_of({500, 500}, a2);
  std::set<std::string> all;
  for (std::size_t i = 1; i < made.sides.size(); ++i) {
    const std::set<std::string> names = names_on(made.sides[i]);
    REQUIRE(names.size() == 1);
    CHECK(all.insert(*names.begin()).second);
  }
  CHECK(names_on(made.sides.front()) == all);
  CHECK(all.count("A1") == 1);
}

TEST_CASE("a poster lies or stands as its page, and its sheets lie where fewer are needed") {
  const Imposition lying = poster_of({841.89, 595.28}, a2);
  const PlacedPage& whole = lying.sides[1].pages[0];
  CHECK(whole.box.width() == Approx(a2.height).epsilon(0.001));
  const Imposition wide = poster_of({3, 1}, {750, 560}, letter);
  CHECK(wide.sides.size() == 2);
  CHECK(wide.sides[1].size == Size{792, 612});
}
