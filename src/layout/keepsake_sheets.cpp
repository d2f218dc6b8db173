#include "layout/keepsake_sheets.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "layout/medal.h"
#include "layout/ornament.h"
#include "layout/text_block.h"

namespace mazefolio::layout {
namespace {

Stroke thin() { return {0.75, black, Cap::round, Join::round, {}}; }

/// The frame of a page that is kept, and the area inside it. A look without a frame has a fine line; the
/// border of the book is frame enough.
Rect add_keepsake_frame(const Setting& s, const Rect& area, std::vector<Item>& items) {
  if (!s.border.empty()) return inset(area, std::min(area.width(), area.height()) * 0.04);
  if (s.look.title_frame == TitleFrame::none)
    items.push_back(
        Shape{rectangle_path(inset(area, 0.75)), Stroke{1, black, Cap::butt, Join::miter, {}}, {}});
  else
    append(items, draw_frame(s.look.title_frame, area));
  return inset(area, std::min(area.width(), area.height()) * 0.07 + 8);
}

void add_centered(std::vector<Item>& items, const TextBlock& block, const Rect& area, double& y, double air) {
  add_text(items, block, area.center().x, y, Align::center);
  y += block.height() + air;
}

double side_share(const Rect& area, double share) { return area.width() * (1 - share) / 2; }

}  // namespace

Sheet belongs_to_sheet(const Setting& s, const std::string& title, const std::string& name) {
  const TypeSizes t = type_sizes(s);
  Sheet sheet{{}, true};
  const Rect whole = sheet_area(s, true);
  // A plate in the middle, as in old books: not taller than wide.
  const double height = std::min(whole.height(), whole.width() * 0.95),
               top = (whole.height() - height) * 0.38;
  const Rect inside = add_keepsake_frame(s, {0, top, whole.x1, top + height}, sheet.items);
  const TextBlock head =
      fit_text(s, title, s.look.display, {t.chapter, t.heading, inside.width(), 2, 4, 1.2, true});
  const TextBlock given =
      fit_text(s, name, s.look.display, {t.title, t.heading, inside.width(), 2, 3, 1.15, true});
  const double sign = t.text * 1.5,
               write = name.empty() ? std::max(48.0, t.text * 3.2) : given.height() + t.text;
  const double words = head.height() + sign * 2.6 + write;
  double y = inside.y0 + std::max(0.0, (inside.height() - words) / 2);
  const std::size_t heading = sheet.items.size();
  add_centered(sheet.items, head, inside, y, sign * 1.1);
  set_part(sheet.items, {Role::heading}, heading);
  if (s.look.ornament != Ornament::none)
    append(sheet.items,
           draw_ornament(s.look, {inside.center().x, y + sign * 0.3}, inside.width() * 0.4, sign));
  y += sign * 1.5;
  if (!name.empty()) {
    add_text(sheet.items, given, inside.center().x, y + t.text * 0.5, Align::center);
  } else {
    const double from = inside.x0 + side_share(inside, 0.84);
    sheet.items.push_back(
        rule({from, y + write * 0.85}, {inside.x1 - (from - inside.x0), y + write * 0.85}, 1));
  }
  return sheet;
}

Sheet certificate_sheet(const Setting& s, const CertificateContent& content) {
  const TypeSizes t = type_sizes(s);
  Sheet sheet{{}, true};
  auto& items = sheet.items;
  const Rect inside = add_keepsake_frame(s, sheet_area(s, true), items);
  const bool wide = inside.width() > inside.height() * 1.15;
  const auto set = [&](const std::string& text, const Typeface& face, double size, double least, int lines) {
    return fit_text(s, text, face,
                    {size, std::min(size, least), inside.width() * (wide ? 0.7 : 1), lines, 6, 1.2, true});
  };
  const TextBlock title = set(content.title, s.look.display, t.title, t.text * 1.3, 1),
                  name = set(content.name, s.look.display, t.chapter, t.text, 1),
                  text = set(content.text, s.look.text, t.text * 1.25, t.text, 3),
                  book = set(content.book, s.look.display, t.heading * 1.1, t.text, 2),
                  praise = set(content.well_done, s.look.display, t.chapter, t.text * 1.2, 1);
  const double write = std::max(30.0, t.text * 2.6), named = content.name.empty() ? write : name.height();
  const double foot = t.text * 3;
  const double words = title.height() + named + text.height() + book.height() + praise.height() + foot;
  // What the words leave is the medal's, and air between the parts.
  const double spare = std::max(0.0, inside.height() - words);
  const double radius = wide ? std::min(inside.width() * 0.09, inside.height() * 0.14)
                             : std::clamp(spare * 0.16, 12.0, inside.width() * 0.17);
  const double air = std::max(0.0, spare - (wide ? 0 : radius * 3.2)) / 7;
  double y = inside.y0 + air * 0.6;
  const std::size_t heading = items.size();
  add_centered(items, title, inside, y, air);
  set_part(items, {Role::heading}, heading);
  if (content.name.empty()) {
    const double from = s.right_to_left ? inside.x1 - side_share(inside, wide ? 0.56 : 0.8)
                                        : inside.x0 + side_share(inside, wide ? 0.56 : 0.8);
    const double to = s.right_to_left ? inside.x0 + side_share(inside, wide ? 0.56 : 0.8)
                                      : inside.x1 - side_share(inside, wide ? 0.56 : 0.8);
    add_write_line(s, content.name_word, from, to, y + write * 0.75, t.text, items);
    y += write + air;
  } else {
    add_centered(items, name, inside, y, air);
  }
  add_centered(items, text, inside, y, t.text * 0.3);
  add_centered(items, book, inside, y, air);
  if (wide)
    for (const double x : {inside.x0 + radius, inside.x1 - radius})
      append(items, draw_medal({x, inside.y0 + inside.height() * 0.36}, radius));
  else {
    append(items, draw_medal({inside.center().x, y + radius * 1.1}, radius));
    y += radius * 3.2 + air;
  }
  add_centered(items, praise, inside, y, 0);
  const double way = s.right_to_left ? -1 : 1, split = inside.center().x, base = inside.y1 - t.text * 0.6;
  add_write_line(s, content.date, start_edge(s, inside), split - way * t.text, base, t.text, items);
  add_write_line(s, content.signature, split + way * t.text, end_edge(s, inside), base, t.text, items);
  return sheet;
}

Sheet color_test_sheet(const Setting& s, const std::string& title, const std::string& text) {
  const TypeSizes t = type_sizes(s);
  Sheet sheet;
  const Rect area = add_sheet_opening(s, title, text, sheet.items);
  const double y = area.y0;
  constexpr double wanted = 92, gap = 18;
  const double line = std::max(22.0, t.text * 1.6);
  const double columns = std::max(2.0, std::round((area.width() + gap) / (wanted + gap)));
  const double wide = (area.width() - (columns - 1) * gap) / columns;
  constexpr double least = 36;
  const double high_enough = std::max(1.0, std::floor((area.y1 - y + gap) / (least + line + gap)));
  const double rows =
      std::clamp(std::round((area.y1 - y + gap) / (wide * 0.72 + line + gap)), 1.0, high_enough);
  const double high = std::min(wide, (area.y1 - y + gap) / rows - gap - line);
  const double corner = s.look.wall_rounding > 0 ? wide * 0.14 : 0;
  for (double row = 0; row < rows; ++row)
    for (double column = 0; column < columns; ++column) {
      const double x = column * (wide + gap), top = y + row * (high + line + gap);
      const Rect box{x + 0.5, top, x + wide - 0.5, top + high};
      sheet.items.push_back(Shape{corner > 0 ? rounded_path(box, corner) : rectangle_path(box),
                                  Stroke{1, black, Cap::butt, Join::round, {}},
                                  {}});
      sheet.items.push_back(rule({box.x0, top + high + line}, {box.x1, top + high + line}, 0.75, gray(0.35)));
    }
  return sheet;
}

Sheet notes_sheet(const Setting& s, const std::string& title) {
  const TypeSizes t = type_sizes(s);
  Sheet sheet;
  Rect area = sheet_area(s, false);
  area.y1 -= t.text * 0.6;
  const double top = add_sheet_heading(s, area, title, sheet.items), step = std::max(24.0, t.text * 1.9);
  const double lines = std::max(1.0, std::floor((area.y1 - top) / step));
  const double apart = (area.y1 - top) / lines;  // the last one stands at the foot
  Path path;
  for (double i = 1; i <= lines; ++i) {
    path.move_to({area.x0, top + i * apart - 0.5});
    path.line_to({area.x1, top + i * apart - 0.5});
  }
  Stroke stroke = thin();
  stroke.ink = gray(0.4);
  stroke.cap = Cap::butt;  // they end at the margins
  sheet.items.push_back(Shape{std::move(path), stroke, std::nullopt});
  return sheet;
}

}  // namespace mazefolio::layout
