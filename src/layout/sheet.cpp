#include "layout/sheet.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "layout/ornament.h"
#include "layout/text_block.h"

namespace mazefolio::layout {

Rect sheet_area(const Setting& s, bool bare) {
  const Rect area = bare ? live_area(s.geometry, true) : content_area(s, true);
  return {0, 0, area.width(), area.height()};
}

Page sheet_page(const Setting& s, const Furniture& furniture, const Sheet& sheet) {
  Furniture own = furniture;
  if (sheet.bare) {
    own.folio.clear();
    own.head.clear();
  }
  Page page = start_page(s, own);
  const Rect area = sheet.bare ? live_area(s.geometry, own.recto) : content_area(s, own.recto);
  if (!sheet.items.empty()) page.frame.items.push_back(Group{{1, {area.x0, area.y0}}, sheet.items});
  return page;
}

Axis axis_of(const Setting& s, const Rect& area) {
  if (s.look.composition == Composition::centered) return {area.center().x, Align::center};
  return {start_edge(s, area), start_align(s)};
}

double add_sheet_heading(const Setting& s, const Rect& area, const std::string& title,
                         std::vector<Item>& items) {
  if (title.empty()) return area.y0;
  const TypeSizes t = type_sizes(s);
  const Axis axis = axis_of(s, area);
  const double top = area.y0 + (s.look.running_heads ? t.text * 0.8 : 0);
  const TextBlock block =
      fit_text(s, title, s.look.display,
               {t.chapter, t.heading, area.width(), 2, 6, 1.15, axis.align == Align::center});
  const std::size_t heading = items.size();
  add_text(items, block, axis.x, top, axis.align);
  set_part(items, {Role::heading}, heading);
  const double below = top + block.height();
  if (axis.align == Align::center && s.look.ornament != Ornament::none) {
    append(items,
           draw_ornament(s.look, {area.center().x, below + t.text * 0.95}, area.width() * 0.3, t.text));
    return below + t.text * 2.7;
  }
  return below + t.text * 1.4;
}

Rect add_sheet_opening(const Setting& s, const std::string& title, const std::string& text,
                       std::vector<Item>& items) {
  const TypeSizes t = type_sizes(s);
  Rect area = sheet_area(s, false);
  area.y1 -= t.text * 0.6;
  area.y0 = add_sheet_heading(s, area, title, items);
  const Axis axis = axis_of(s, area);
  const TextBlock words = fit_text(s, text, s.look.text,
                                   {t.text, t.text, std::min(area.width(), t.text * 34), 1000, 1000,
                                    s.look.leading, axis.align == Align::center});
  add_text(items, words, axis.x, area.y0, axis.align);
  area.y0 += words.height() + t.text * 1.6;
  return area;
}

Rect text_column(const Setting& s, const Rect& area, double size) {
  const double width = std::min(area.width(), size * 34);
  if (s.look.composition == Composition::centered)
    return {area.center().x - width / 2, area.y0, area.center().x + width / 2, area.y1};
  return s.right_to_left ? Rect{area.x1 - width, area.y0, area.x1, area.y1}
                         : Rect{area.x0, area.y0, area.x0 + width, area.y1};
}

void add_write_line(const Setting& s, const std::string& word, double from, double to, double baseline,
                    double size, std::vector<Item>& items) {
  const double way = s.right_to_left ? -1 : 1;
  const TextBlock block =
      fit_line(s, word, s.look.label, size, s.text_floor.pt, std::max(10.0, (to - from) * way * 0.6));
  add_text(items, block, from, baseline - block.font.size_pt * 0.8, start_align(s));
  const double low = baseline + size * 0.3, gap = word.empty() ? 0 : block.width + size * 0.5;
  items.push_back(rule({from + way * gap, low}, {to, low}, 0.75));
}

void append(std::vector<Item>& items, std::vector<Item> more, Point shift) {
  if (more.empty()) return;
  if (shift != Point{})
    items.push_back(Group{{1, shift}, std::move(more)});
  else
    std::move(more.begin(), more.end(), std::back_inserter(items));
}

}  // namespace mazefolio::layout
