#include "layout/text_sheets.h"

#include <algorithm>
#include <utility>

#include "layout/ornament.h"
#include "layout/rich_flow.h"
#include "layout/text_block.h"

namespace mazefolio::layout {
namespace {

RichBlock paragraph(const std::string& text) { return {.runs = {{text}}}; }

/// The flow's pages as sheets; the first one begins below `top` and has what stands there already.
std::vector<Sheet> sheets_of(std::vector<FlowPage> pages, const Rect& column, double top, Sheet first) {
  std::vector<Sheet> sheets;
  for (std::size_t i = 0; i < pages.size(); ++i) {
    Sheet sheet = i == 0 ? std::move(first) : Sheet{{}, first.bare};
    append(sheet.items, std::move(pages[i].items), {column.x0, i == 0 ? top : column.y0});
    sheets.push_back(std::move(sheet));
  }
  return sheets;
}

}  // namespace

std::vector<Sheet> text_sheets(const Setting& s, const TextContent& content) {
  const Rect area = sheet_area(s, false);
  const double size = type_sizes(s).text * 1.05;
  Sheet first;
  double top = add_sheet_heading(s, area, content.title, first.items);
  const Rect column = text_column(s, area, size);
  if (content.picture) {
    const Size picture = content.picture->size;
    const bool alone = content.body->empty();
    const double most = (area.y1 - top) * (alone ? 0.96 : 0.45),
                 height = std::min(most, column.width() * picture.height / picture.width);
    first.items.push_back(art_in(*content.picture, {column.x0, top, column.x1, top + height}));
    top += height + size * 1.4;
  }
  const FlowStyle style{s.look.text, content.cuts, size};
  return sheets_of(flow(s, *content.body, *content.art, style, {column.width(), area.y1 - top, area.y1}),
                   column, top, std::move(first));
}

std::vector<Sheet> dedication_sheets(const Setting& s, const TextContent& content) {
  const Rect area = sheet_area(s, true);
  const double size = type_sizes(s).text * 1.25;
  FlowStyle style{s.look.text, content.cuts, size, true, 0.8};
  style.face.italic =
      content.cuts.italic && s.look.italic_subtitle && s.look.composition == Composition::centered;
  const double width = std::min(area.width() * 0.8, size * 26);
  const Rect column{area.center().x - width / 2, area.y0, area.center().x + width / 2, area.y1};
  std::vector<FlowPage> pages = flow(s, *content.body, *content.art, style, {width, area.y1 * 0.9, area.y1});
  Sheet first{{}, true};
  // The optical middle, or higher where there is more to say.
  double top = std::max(0.0, area.height() * 0.4 - pages.front().height / 2);
  if (pages.size() == 1) {
    const double sign = size * 1.1;
    append(first.items,
           draw_ornament(s.look, {area.center().x, std::max(sign, top - sign * 1.6)}, width * 0.4, sign));
    if (top < sign * 3 && s.look.ornament != Ornament::none)
      top = std::min(sign * 3, std::max(top, area.y1 - pages.front().height));
  } else {
    top = 0;
  }
  return sheets_of(std::move(pages), column, top, std::move(first));
}

std::vector<Sheet> list_sheets(const Setting& s, const std::string& title,
                               const std::vector<std::string>& lines) {
  const Rect area = sheet_area(s, false);
  const double size = type_sizes(s).text * 1.4;
  Sheet first;
  const double top = add_sheet_heading(s, area, title, first.items);
  FlowStyle style{s.look.text, {}, size, s.look.composition == Composition::centered, 0.7};
  style.face.italic = s.look.italic_subtitle && style.centered;
  RichText text;
  for (const std::string& line : lines) text.push_back(paragraph(line));
  const Rect column = text_column(s, area, size);
  return sheets_of(flow(s, text, {}, style, {column.width(), area.y1 - top, area.y1}), column, top,
                   std::move(first));
}

std::vector<Sheet> tips_sheets(const Setting& s, const std::string& title,
                               const std::vector<std::string>& tips) {
  const Rect area = sheet_area(s, false);
  Sheet first;
  const double top = add_sheet_heading(s, area, title, first.items);
  RichText text;
  for (const std::string& tip : tips)
    text.push_back({.kind = RichBlock::Kind::item, .level = 1, .mark = "\u2022", .runs = {{tip}}});
  // As large as one page holds.
  std::vector<FlowPage> pages;
  Rect column;
  const auto set = [&](double size, double between) {
    FlowStyle style{s.look.text, {}, size, false, between, true};
    column = text_column(s, area, size);
    pages = flow(s, text, {}, style, {column.width(), area.y1 - top, area.y1});
    return pages.size() == 1;
  };
  const double floor = s.text_floor.pt;
  double size = type_sizes(s).text * 1.6;
  while (!set(size, 1.2) && size > floor) size = std::max(floor, size * 0.95);
  if (pages.size() > 1) set(floor, 0.5);
  return sheets_of(std::move(pages), column, top, std::move(first));
}

Sheet fact_sheet(const Setting& s, const std::string& title, const std::string& text) {
  const TypeSizes t = type_sizes(s);
  const Rect area = sheet_area(s, false);
  const double width = std::min(area.width() * 0.82, t.text * 30);
  const bool centered = s.look.composition == Composition::centered;
  const TextBlock head =
      fit_text(s, title, s.look.display, {t.heading * 1.2, t.text, width, 2, 4, 1.2, centered});
  TextBlock words;
  for (double size = t.text * 1.35;; size = std::max(s.text_floor.pt, size * 0.95)) {
    words = fit_text(s, text, s.look.text, {size, size, width, 1000, 1000, s.look.leading, centered});
    if (words.height() + head.height() < area.height() * 0.7 || size <= s.text_floor.pt) break;
  }
  const double most = area.height() - head.height() - t.text * 4;
  if (words.height() > most)
    words = fit_text(s, text, s.look.text,
                     {words.font.size_pt, words.font.size_pt, width, 1000,
                      std::max(1, static_cast<int>(most / words.leading_pt)), s.look.leading});
  const double sign = t.text * 1.2, height = head.height() + words.height() + sign * 2.2;
  Sheet sheet;
  double y = std::max(0.0, area.height() * 0.42 - height / 2);
  const Axis axis = centered ? Axis{area.center().x, Align::center} : axis_of(s, area);
  add_text(sheet.items, head, axis.x, y, axis.align);
  set_part(sheet.items, {Role::subheading});
  y += head.height() + sign;
  append(sheet.items, draw_ornament(s.look, {area.center().x, y}, width * 0.4, sign));
  add_text(sheet.items, words, axis.x, y + sign * 1.2, axis.align);
  return sheet;
}

}  // namespace mazefolio::layout
