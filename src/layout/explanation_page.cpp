#include "layout/explanation_page.h"

#include <algorithm>

#include "layout/text_block.h"

namespace mazefolio::layout {
namespace {

/// The words with their top edges.
struct Parts {
  TextBlock title, name, text;
  double name_top = 0, text_top = 0;
  Rect column, box;
};

constexpr double longest_line = 34;  ///< by the type size

Parts parts_of(const Setting& s, bool recto, const ExplanationContent& content) {
  const TypeSizes t = type_sizes(s);
  const Rect area = content_area(s, recto);
  const double floor = s.text_floor.pt;
  Parts parts;
  parts.title =
      fit_text(s, content.title, s.look.display, {t.heading, floor, area.width(), 2, 3, 1.15, true});
  parts.name = fit_line(s, content.name, s.look.numeral, t.text * 1.15, floor, area.width());
  const double width = std::min(area.width(), t.text * longest_line);
  parts.text = fit_text(s, content.text, s.look.text, {t.text, floor, width, 10, 14, s.look.leading});
  parts.name_top = area.y0 + parts.title.height() + t.text * 0.35;
  parts.text_top = parts.name_top + parts.name.height() + t.text * 0.5;
  parts.column = area;
  if (s.look.composition == Composition::centered) {
    parts.column.x0 = area.center().x - parts.text.width / 2;
    parts.column.x1 = area.center().x + parts.text.width / 2;
  }
  parts.box = area;
  parts.box.y0 = parts.text_top + parts.text.height() + t.text * 1.4;
  return parts;
}

}  // namespace

Page explanation_page(const Setting& s, const Furniture& furniture, const ExplanationContent& content) {
  Page page = start_page(s, furniture);
  const Rect area = content_area(s, furniture.recto);
  const Parts parts = parts_of(s, furniture.recto, content);
  const bool centered = s.look.composition == Composition::centered;
  const double x = centered ? area.center().x : start_edge(s, area);
  const Align align = centered ? Align::center : start_align(s);
  auto& items = page.frame.items;
  const std::size_t title = items.size();
  add_text(items, parts.title, x, area.y0, align);
  set_part(items, {Role::subheading}, title);
  add_text(items, parts.name, x, parts.name_top, align, quiet_ink(s.look));
  add_text(items, parts.text, start_edge(s, parts.column), parts.text_top, start_align(s));
  return page;
}

Rect explanation_box(const Setting& s, bool recto, const ExplanationContent& content) {
  return parts_of(s, recto, content).box;
}

}  // namespace mazefolio::layout
