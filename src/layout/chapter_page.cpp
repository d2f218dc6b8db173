#include "layout/chapter_page.h"

#include <algorithm>

#include "layout/ornament.h"
#include "layout/text_block.h"

namespace mazefolio::layout {
namespace {

struct Blocks {
  TextBlock title, text, detail;
};

Blocks blocks_of(const Setting& s, const Rect& area, const ChapterContent& content, double measure,
                 bool centered) {
  const TypeSizes t = type_sizes(s);
  Blocks b;
  b.title =
      fit_text(s, content.title, s.look.display, {t.chapter, t.text * 1.3, measure, 3, 8, 1.15, centered});
  b.detail =
      fit_text(s, content.detail, s.look.label, {t.label * 1.15, t.label, measure, 1, 3, 1.4, centered});
  // Running text keeps its size as long as the page can hold it.
  for (double size = t.text * 1.05;; size = std::max(s.text_floor.pt, size * 0.95)) {
    b.text =
        fit_text(s, content.text, s.look.text, {size, size, measure, 1000, 1000, s.look.leading, centered});
    if (b.text.height() < area.height() * 0.4 || size <= s.text_floor.pt) break;
  }
  return b;
}

void add_level(const Setting& s, const LevelMark& mark, double size, double x, double y, bool centered,
               std::vector<Item>& items) {
  const double width = level_width(s, mark, size);
  const double left = centered ? x - width / 2 : s.right_to_left ? x - width : x;
  for (Item& item : draw_level(s, mark, size, {left, y + size * 0.8})) items.push_back(std::move(item));
}

// In the middle of what is left of the page; less than this is no picture.
constexpr double least_art = 48, most_art = 0.5;

void add_art(const ChapterContent& content, const Rect& free, std::vector<Item>& items) {
  const double side = std::min(free.height(), free.width() * most_art);
  if (!content.art || side < least_art) return;
  const Point c = free.center();
  items.push_back(Image{content.art, {c.x - side / 2, c.y - side / 2, c.x + side / 2, c.y + side / 2}});
}

void centered_opener(const Setting& s, const Rect& area, const ChapterContent& content,
                     std::vector<Item>& items) {
  const TypeSizes t = type_sizes(s);
  const Blocks b = blocks_of(s, area, content, std::min(area.width() * 0.84, t.text * 32), true);
  const double x = area.center().x, gap = t.text;
  const bool badge = s.look.heading == HeadingStyle::badge && content.number > 0;
  double y = area.y0 + area.height() * 0.18;
  const std::size_t heading = items.size();
  if (badge) {
    const double radius = t.chapter * 1.05, size = t.chapter * 1.1;
    items.push_back(Shape{circle_path({x, y + radius}, radius), Stroke{3, black, Cap::round, Join::round, {}},
                          gray(0.9)});
    const std::string number = std::to_string(content.number);
    const double fitted = fit_number(s, number, s.look.numeral, size, radius * 1.5);
    add_line(items, number, s.look.numeral, fitted, {x, y + radius + fitted * 0.36}, Align::center);
    y += radius * 2 + gap * 1.5;
  } else if (content.number > 0) {
    const TextBlock number =
        fit_text(s, content.label, s.look.label, {t.text * 1.2, t.label, area.width(), 1, 2, 1.3, true});
    add_text(items, number, x, y, Align::center);
    y += number.height() + gap * 0.6;
  }
  add_text(items, b.title, x, y, Align::center);
  set_part(items, {Role::heading}, heading);
  y += b.title.height() + gap;
  for (Item& item : draw_ornament(s.look, {x, y + gap * 0.4}, area.width() * 0.4, t.text * 1.3))
    items.push_back(std::move(item));
  if (s.look.ornament != Ornament::none) y += gap * 2.2;
  add_text(items, b.text, x, y, Align::center);
  y += b.text.height() + gap * 1.4;
  add_text(items, b.detail, x, y, Align::center, quiet_ink(s.look));
  y += b.detail.height() + gap * 0.5;
  add_level(s, content.level, t.label * 1.15, x, y, true, items);
  add_art(content, {area.x0, y + gap * 2.5, area.x1, area.y1 - gap}, items);
}

void asymmetric_opener(const Setting& s, const Rect& area, const ChapterContent& content,
                       std::vector<Item>& items) {
  const TypeSizes t = type_sizes(s);
  const Blocks b = blocks_of(s, area, content, std::min(area.width() * 0.72, t.text * 32), false);
  const double x = start_edge(s, area), gap = t.text;
  const Align align = start_align(s);
  double y = area.y0 + area.height() * 0.05;
  const std::size_t heading = items.size();
  if (content.number > 0) {
    const double size = std::min(t.numeral * 3.4, area.height() * 0.22);
    const TextBlock number = fit_text(s, std::to_string(content.number), s.look.numeral,
                                      {size, 10, area.width(), 1, 1, 1.05, false});
    add_text(items, number, x, y, align, quiet_ink(s.look));
  }
  // The texts of all chapters begin at one line, low on the page.
  const double words = b.title.height() + b.text.height() + b.detail.height() + gap * 4;
  y = std::min(area.y0 + area.height() * 0.52, area.y1 - words);
  const double middle = area.center().x;
  add_art(content,
          s.right_to_left ? Rect{area.x0, area.y0, middle, y - gap} : Rect{middle, area.y0, area.x1, y - gap},
          items);
  add_text(items, b.title, x, y, align);
  set_part(items, {Role::heading}, heading);
  y += b.title.height() + gap;
  add_text(items, b.text, x, y, align);
  y += b.text.height() + gap;
  add_text(items, b.detail, x, y, align, quiet_ink(s.look));
  y += b.detail.height() + gap * 0.4;
  add_level(s, content.level, t.label * 1.15, x, y, false, items);
}

}  // namespace

Page chapter_page(const Setting& s, const Furniture& furniture, const ChapterContent& content) {
  Furniture quiet = furniture;  // an opener has no running head above its title
  quiet.head.clear();
  Page page = start_page(s, quiet);
  const Rect area = content_area(s, furniture.recto);
  if (s.look.composition == Composition::centered)
    centered_opener(s, area, content, page.frame.items);
  else
    asymmetric_opener(s, area, content, page.frame.items);
  return page;
}

}  // namespace mazefolio::layout
