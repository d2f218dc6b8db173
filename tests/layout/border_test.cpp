#include "layout/border.h"

#include <catch2/catch.hpp>

#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

constexpr Size letter{612, 792}, small{360, 576};
const Rect outer{30, 30, 582, 762};

PageBorder of(BorderLines lines, int pictures, bool corner) {
  const auto svg = std::make_shared<const std::string>("<svg/>");
  return {lines, std::vector(static_cast<std::size_t>(pictures), svg), corner ? svg : nullptr};
}

}  // namespace

TEST_CASE("every border stays between its box and the area that it leaves free") {
  for (const BorderLinesRow& row : border_lines())
    for (const int pictures : {0, 1, 5}) {
      INFO(row.name << ", " << pictures);
      const PageBorder border = of(row.value, pictures, false);
      const Rect free = inset(outer, border_band(border, letter));
      for (const Item& item : draw_border(border, outer, letter))
        if (const auto* image = std::get_if<Image>(&item)) {
          const Rect& box = image->box;
          CHECK((box.x0 >= outer.x0 - 1e-9 && box.x1 <= outer.x1 + 1e-9));
          CHECK((box.y0 >= outer.y0 - 1e-9 && box.y1 <= outer.y1 + 1e-9));
          CHECK((box.x1 <= free.x0 || box.x0 >= free.x1 || box.y1 <= free.y0 || box.y0 >= free.y1));
        }
    }
}

TEST_CASE("pictures stand in all four corners and take turns") {
  const std::vector<Item> items = draw_border(of(BorderLines::none, 3, false), outer, letter);
  int in_corners = 0;
  for (const Item& item : items) {
    const Rect& box = std::get<Image>(item).box;
    in_corners += (box.x0 < 31 || box.x1 > 581) && (box.y0 < 31 || box.y1 > 761) ? 1 : 0;
  }
  CHECK(in_corners == 4);
}

TEST_CASE("corner pieces are mirrored so that all look inward") {
  std::vector<std::pair<bool, bool>> turns;
  for (const Item& item : draw_border(of(BorderLines::doubled, 0, true), outer, letter))
    if (const auto* image = std::get_if<Image>(&item)) {
      CHECK(image->mirrored == (image->box.x0 > 300));
      CHECK(image->flipped == (image->box.y0 > 400));
      turns.emplace_back(image->mirrored, image->flipped);
    }
  CHECK(turns.size() == 4);
}

TEST_CASE("no border takes no room, and small pages have narrower ones") {
  CHECK(border_band({}, letter) == 0);
  CHECK(draw_border({}, outer, letter).empty());
  CHECK(border_band(of(BorderLines::panel, 3, false), small) <
        border_band(of(BorderLines::panel, 3, false), letter));
}

TEST_CASE("a slim border has a picture in each corner, and lines that touch none of them") {
  PageBorder border = of(BorderLines::panel, 5, false);
  border.slim = true;
  const std::vector<Item> items = draw_border(border, outer, letter);
  std::vector<Rect> boxes;
  for (const Item& item : items)
    if (const auto* image = std::get_if<Image>(&item)) boxes.push_back(image->box);
  REQUIRE(boxes.size() == 4);
  REQUIRE(items.size() == 5);
  const Rect free = inset(outer, border_band(border, letter));
  for (const Rect& box : boxes) {
    CHECK((box.x1 <= free.x0 + 1e-9 || box.x0 >= free.x1 - 1e-9));
    CHECK((box.y1 <= free.y0 + 1e-9 || box.y0 >= free.y1 - 1e-9));
    for (const Point p : std::get<Shape>(items.back()).path.points) CHECK_FALSE(holds(box, p));
  }
  CHECK(border_band(border, letter) < border_band(of(BorderLines::panel, 5, false), letter));
}
