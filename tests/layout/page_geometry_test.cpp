#include "layout/page_geometry.h"

#include <catch2/catch.hpp>

#include "layout/looks_for_test.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("the inner margin is at the spine: margins of left and right pages mirror") {
  const PageGeometry g{{400, 600}, points(50), points(20), points(30), points(40)};
  CHECK(live_area(g, true) == Rect{50, 30, 380, 560});
  CHECK(live_area(g, false) == Rect{20, 30, 350, 560});
  PageGeometry right = g;
  right.bound_right = true;
  CHECK(live_area(right, true) == live_area(g, false));
  CHECK(live_area(right, false) == live_area(g, true));
  CHECK(is_recto(1));
  CHECK_FALSE(is_recto(2));
}

TEST_CASE("what is trimmed off is never at the spine; pages of one side are all alike") {
  PageGeometry g{{400, 600}, points(50), points(20), points(30), points(40)};
  CHECK(trim_size(g) == g.page);
  g.bleed = {points(0), points(9), points(8), points(7)};
  CHECK(trimmed(g, true) == Rect{0, 8, 391, 593});
  CHECK(trimmed(g, false) == Rect{9, 8, 400, 593});
  g.one_sided = true;
  CHECK(trimmed(g, false) == trimmed(g, true));
  CHECK(live_area(g, false) == live_area(g, true));
}

TEST_CASE("boxes share an area without touching") {
  const Rect area{10, 20, 410, 620};
  for (int count = 1; count <= 12; ++count) {
    const std::vector<Rect> boxes = boxes_in(area, count, {15, 15});
    REQUIRE(boxes.size() == static_cast<std::size_t>(count));
    for (std::size_t i = 0; i < boxes.size(); ++i) {
      CHECK(within(boxes[i], area));
      CHECK(boxes[i].width() == Approx(boxes[0].width()));
      for (std::size_t j = 0; j < i; ++j) CHECK(apart(boxes[i], boxes[j]));
    }
  }
}

TEST_CASE("boxes stand as they become largest, and are no strips") {
  const auto rows = [](Size page, int count) {
    std::vector<int> in_row;
    double y = -1;
    for (const Rect& box : boxes_in({0, 0, page.width, page.height}, count, {10, 10}, false, 70)) {
      if (box.y0 > y) in_row.push_back(0);
      y = box.y0;
      ++in_row.back();
    }
    return in_row;
  };
  using Rows = std::vector<int>;
  const Size upright{540, 700}, small{360, 560}, square{540, 540}, lying{720, 540};
  for (const Size page : {upright, small}) {
    CHECK(rows(page, 2) == Rows{1, 1});
    CHECK(rows(page, 3) == Rows{2, 1});
    CHECK(rows(page, 4) == Rows{2, 2});
  }
  CHECK(rows(square, 2) == Rows{2});
  CHECK(rows(square, 3) == Rows{2, 1});
  CHECK(rows(lying, 2) == Rows{2});
  CHECK(rows(lying, 3) == Rows{3});
  CHECK(rows(lying, 4) == Rows{2, 2});
}

TEST_CASE("upright pages take six boxes in two columns") {
  const Rect area{0, 0, 500, 650};
  CHECK(boxes_in(area, 6, {10, 10})[1].x0 > boxes_in(area, 6, {10, 10})[0].x1);
  CHECK(boxes_in(area, 6, {10, 10})[2].x0 == 0);
}

TEST_CASE("right to left books count from the right") {
  const std::vector<Rect> boxes = boxes_in({0, 0, 500, 500}, 4, {10, 10}, true);
  CHECK(boxes[0].x0 > boxes[1].x1);
  CHECK(boxes[0].y0 == boxes[1].y0);
}
