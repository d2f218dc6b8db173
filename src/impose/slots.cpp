#include "impose/slots.h"

#include <algorithm>

namespace mazefolio::impose {
namespace {

constexpr double mark_width_pt = 0.75;

Slots slots_of(Size sheet, Size page, Rows rows, double free_left) {
  Slots slots{sheet, rows, free_left};
  slots.scale =
      std::min((sheet.width / rows.columns - free_left) / page.width, sheet.height / rows.rows / page.height);
  return slots;
}

}  // namespace

Size largest_page(const std::vector<Size>& pages) {
  Size largest;
  for (const Size& page : pages)
    largest = {std::max(largest.width, page.width), std::max(largest.height, page.height)};
  return largest;
}

Rect Slots::operator[](int i) const {
  const double width = sheet.width / rows.columns, height = sheet.height / rows.rows;
  const int column = i % rows.columns, row = i / rows.columns;
  const double x = column * width, y = row * height;
  return {x + free_left, y, x + width, y + height};
}

Slots fitting_slots(const Stock& stock, Rows rows, double free_left) {
  const Size page = largest_page(stock.pages);
  const Slots given = slots_of(stock.sheet, page, rows, free_left);
  const Slots turned = slots_of({stock.sheet.height, stock.sheet.width}, page, rows, free_left);
  return turned.scale > given.scale ? turned : given;
}

PlacedPage centered(int page, Size size, double scale, const Rect& slot) {
  const Point half = Point{size.width, size.height} * (scale / 2);
  const Rect box{slot.center().x - half.x, slot.center().y - half.y, slot.center().x + half.x,
                 slot.center().y + half.y};
  return {page, box, box};
}

std::vector<Item> cut_lines(const Slots& slots) {
  std::vector<Item> out;
  const auto [width, height] = slots.sheet;
  for (int i = 1; i < slots.rows.columns; ++i) {
    const double x = width * i / slots.rows.columns;
    out.push_back(mark_line({x, 0}, {x, height}, {6, 6}));
  }
  for (int i = 1; i < slots.rows.rows; ++i) {
    const double y = height * i / slots.rows.rows;
    out.push_back(mark_line({0, y}, {width, y}, {6, 6}));
  }
  return out;
}

Stroke mark_stroke(std::vector<double> dashes) {
  Stroke stroke;
  stroke.width = mark_width_pt;
  stroke.dashes = std::move(dashes);
  return stroke;
}

Item mark_line(Point from, Point to, std::vector<double> dashes) {
  Path path;
  path.move_to(from);
  path.line_to(to);
  return Shape{std::move(path), mark_stroke(std::move(dashes)), std::nullopt};
}

}  // namespace mazefolio::impose
