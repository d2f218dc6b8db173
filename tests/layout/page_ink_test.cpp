#include "layout/page_ink.h"

#include <catch2/catch.hpp>

#include "base/geometry/turn.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

PageInk ink_of_items(std::vector<Item> items) {
  FixedMeasurer measurer;
  return ink_of({{100, 100}, std::move(items)}, measurer);
}

}  // namespace

TEST_CASE("words have the box of their letters, wherever their line is held") {
  const TextRun left{{10, 50}, "Maze", {"", 10}, black, Align::left};
  TextRun right = left;
  right.align = Align::right;
  const PageInk ink =
      ink_of_items({left, Group{{2, {1, 0}}, {right}}, TextRun{{0, 0}, " ", {"", 10}, black}});
  REQUIRE(ink.words.size() == 2);
  CHECK(ink.words[0].box.x0 == 10);
  CHECK(ink.words[1].box.x1 == 21);
  CHECK(ink.words[1].box.width() == Approx(2 * ink.words[0].box.width()));
  CHECK(ink.words[0].box.y0 < 50);
  CHECK(ink.words[0].box.y1 > 50);
}

TEST_CASE("what stands upside down has the boxes of its place on the page") {
  const PageInk ink = ink_of_items({Group{
      upside_down({0, 0, 100, 100}),
      {TextRun{{10, 20}, "7", {"", 10}, black, Align::left},
       Shape{rectangle_path({10, 30, 20, 40}), Stroke{2, black, Cap::butt, Join::miter, {}}, black}}}});
  REQUIRE(ink.words.size() == 1);
  CHECK(ink.words[0].size_pt == 10);
  CHECK(ink.words[0].box.x1 == 90);
  CHECK(ink.words[0].box.x0 < 90);
  CHECK(ink.words[0].box.y0 < ink.words[0].box.y1);
  REQUIRE(ink.art.size() == 1);
  CHECK(ink.art[0] == Rect{79, 59, 91, 71});
}

TEST_CASE("the frame of a page claims its sides, and what is filled its inside") {
  const Stroke line{2, black, Cap::butt, Join::miter, {}};
  const PageInk frame = ink_of_items({Shape{rectangle_path({10, 10, 90, 90}), line, std::nullopt}});
  REQUIRE(frame.art.size() == 4);
  CHECK(frame.art[0] == Rect{9, 9, 91, 11});
  const PageInk filled = ink_of_items({Shape{rectangle_path({10, 10, 90, 90}), std::nullopt, black}});
  REQUIRE(filled.art.size() == 1);
  CHECK(filled.art[0] == Rect{10, 10, 90, 90});
  CHECK(ink_of_items({Shape{circle_path({50, 50}, 5), std::nullopt, black}}).art.at(0) ==
        Rect{45, 45, 55, 55});
  const PageInk lines =
      ink_of_items({Shape{rectangle_path({0, 0, 100, 100}), line, std::nullopt, circle_path({50, 50}, 5)}});
  CHECK(lines.art == std::vector<Rect>{{45, 45, 55, 55}});
}

TEST_CASE("a page knows whether it needs other ink than black") {
  CHECK_FALSE(ink_of_items({Shape{circle_path({5, 5}, 2), std::nullopt, gray(0.4)}}).color);
  CHECK(ink_of_items({Shape{circle_path({5, 5}, 2), std::nullopt, Ink{0, 0, 0.5}}}).color);
}

TEST_CASE("a word whose letters have several cuts is claimed as one") {
  FixedMeasurer measurer;
  Frame frame{{100, 100}, {}};
  frame.items.emplace_back(TextRun{{10, 20}, "fox", {"A", 10, true}, black, Align::left});
  frame.items.emplace_back(TextRun{{25, 20}, ",", {"A", 10}, black, Align::left});
  frame.items.emplace_back(TextRun{{35, 20}, "and", {"A", 10}, black, Align::left});
  const PageInk ink = ink_of(frame, measurer);
  REQUIRE(ink.words.size() == 2);
  CHECK(ink.words[0].text == "fox,");
  CHECK(ink.words[0].box.x1 == Approx(30));
  CHECK(ink.words[1].text == "and");
}
