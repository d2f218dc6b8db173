#include "layout/front_pages.h"

#include <algorithm>

#include "layout/ornament.h"
#include "layout/text_block.h"

namespace mazefolio::layout {
namespace {

/// The area inside the frame, if the look has one.
Rect framed_area(const Setting& s, bool recto) {
  const Rect live = live_area(s.geometry, recto);
  const double by =
      s.look.title_frame != TitleFrame::none ? std::min(live.width(), live.height()) * 0.06 + 6 : 0;
  return inset(live, by);
}

/// The parts of a title page with their top edges.
struct TitleParts {
  TextBlock title, subtitle, author;
  double title_top = 0, ornament = 0, subtitle_top = 0, author_top = 0;
  double ornament_size = 0;
  Rect art;
};

TitleParts centered_parts(const Setting& s, const Rect& area, TitleParts parts) {
  const double h = area.height();
  parts.ornament_size = s.look.ornament == Ornament::none ? 0 : parts.title.font.size_pt * 0.4;
  parts.title_top = area.y0 + h * 0.07;
  double y = parts.title_top + parts.title.height();
  if (parts.ornament_size > 0) {
    parts.ornament = y + parts.ornament_size * 1.2;
    y += parts.ornament_size * 2.4;
  }
  parts.subtitle_top = y;
  y += parts.subtitle.height();
  parts.author_top = area.y1 - h * 0.02 - parts.author.height();
  const double air = h * 0.05;
  const Rect art{area.x0, y + air, area.x1, parts.author_top - air};
  const double side = std::max(0.0, std::min(area.width() * 0.86, art.height()));
  const Point c = art.center();
  parts.art = {c.x - side / 2, c.y - side / 2, c.x + side / 2, c.y + side / 2};
  return parts;
}

TitleParts asymmetric_parts(const Setting& s, const Rect& area, TitleParts parts) {
  parts.title_top = area.y0 + area.height() * 0.04;
  parts.subtitle_top = parts.title_top + parts.title.height() + parts.subtitle.leading_pt * 0.5;
  parts.author_top = area.y1 - parts.author.height();
  const double top = parts.subtitle_top + parts.subtitle.height() + area.height() * 0.07;
  const double bottom = parts.author_top - area.height() * 0.07;
  const double side = std::max(0.0, std::min(area.width() * 0.72, bottom - top));
  parts.art = {area.x1 - side, bottom - side, area.x1, bottom};
  if (s.right_to_left) parts.art = {area.x0, bottom - side, area.x0 + side, bottom};
  return parts;
}

TitleParts title_parts(const Setting& s, const Rect& area, const TitleContent& content) {
  const TypeSizes t = type_sizes(s);
  const bool centered = s.look.composition == Composition::centered;
  const double width = area.width() * (centered ? 0.94 : 0.9);
  TitleParts parts;
  parts.title =
      fit_text(s, content.title, s.look.display, {t.title, t.text * 1.4, width, 3, 8, 1.12, centered});
  for (double size = parts.title.font.size_pt; parts.title.height() > area.height() * 0.38 && size > t.text;
       size *= 0.94)
    parts.title = fit_text(s, content.title, s.look.display, {size, size, width, 8, 8, 1.12, centered});
  Typeface under = s.look.text;
  under.italic = under.italic || (centered && s.look.italic_subtitle);
  parts.subtitle = fit_text(s, content.subtitle, under, {t.text * 1.3, t.text, width, 2, 5, 1.3, centered});
  parts.author =
      fit_text(s, content.author, s.look.text, {t.text * 1.25, t.text, width, 1, 3, 1.3, centered});
  return centered ? centered_parts(s, area, std::move(parts)) : asymmetric_parts(s, area, std::move(parts));
}

struct ExampleParts {
  TextBlock title;
  std::vector<TextBlock> steps;
  double text_pt = 0, indent = 0, steps_top = 0;
  Rect column;  ///< of the steps
  Rect maze, answer;
};

double steps_height(const ExampleParts& parts) {
  double height = 0;
  for (const TextBlock& step : parts.steps) height += step.height() + parts.text_pt * 0.55;
  return height;
}

/// Sets the steps in a column this wide, smaller until they end above `bottom`; false if they never do.
bool set_steps(const Setting& s, const InstructionsContent& content, const Rect& area, double width,
               double bottom, ExampleParts& parts) {
  const double text = type_sizes(s).text, measure = std::min(width, text * 34);
  parts.column = s.right_to_left ? Rect{area.x1 - width, area.y0, area.x1, area.y1}
                                 : Rect{area.x0, area.y0, area.x0 + width, area.y1};
  for (parts.text_pt = text * 1.1;; parts.text_pt = std::max(s.text_floor.pt, parts.text_pt * 0.95)) {
    parts.indent = parts.text_pt * 1.9;
    parts.steps.clear();
    for (const std::string& step : content.steps)
      parts.steps.push_back(fit_text(
          s, step, s.look.text,
          {parts.text_pt, parts.text_pt, measure - parts.indent, 1000, 1000, s.look.leading, false}));
    const bool fits = parts.steps_top + steps_height(parts) < bottom;
    if (fits || parts.text_pt <= s.text_floor.pt) return fits;
  }
}

ExampleParts example_parts(const Setting& s, bool recto, const InstructionsContent& content) {
  const TypeSizes t = type_sizes(s);
  const Rect area = content_area(s, recto);
  ExampleParts parts;
  const bool beside = area.width() > 1.15 * area.height();  // the pictures stand beside the steps
  parts.title =
      fit_text(s, content.title, s.look.display, {t.chapter, t.heading, area.width(), 1, 3, 1.2, false});
  parts.steps_top = area.y0 + parts.title.height() + t.text * (s.look.ornament == Ornament::none ? 1.6 : 3);
  const double caption = t.label * 2.2;
  if (beside) {
    const double gap = area.width() * 0.05, steps_width = area.width() * 0.58;
    double side = std::max(
        0.0, std::min(area.width() - steps_width - gap, (area.y1 - parts.steps_top - t.text) / 2 - caption));
    // Steps in large type take what the pictures leave; where that is too narrow, there are no pictures.
    if (!set_steps(s, content, area, steps_width, area.y1, parts) &&
        !set_steps(s, content, area, area.width() - side - gap, area.y1, parts)) {
      side = 0;
      set_steps(s, content, area, area.width(), area.y1, parts);
    }
    const double x = s.right_to_left ? area.x0 : area.x1 - side,
                 below = parts.steps_top + side + caption + t.text;
    parts.maze = {x, parts.steps_top, x + side, parts.steps_top + side};
    parts.answer = {x, below, x + side, below + side};
    return parts;
  }
  // Steps may take the upper half; in a small book, long steps become smaller, and then the pictures do.
  set_steps(s, content, area, area.width(), area.y0 + area.height() * 0.6, parts);
  const double top = parts.steps_top + steps_height(parts) + t.text;
  const double gap = area.width() * 0.08;
  const double side = std::max(0.0, std::min((area.width() - gap) / 2, area.y1 - caption - top));
  const double x = s.look.composition == Composition::centered ? area.center().x - side - gap / 2 : area.x0;
  parts.maze = {x, top, x + side, top + side};
  parts.answer = {x + side + gap, top, x + 2 * side + gap, top + side};
  if (s.right_to_left) std::swap(parts.maze, parts.answer);
  return parts;
}

void add_caption(const Setting& s, const Rect& box, const std::string& text, std::vector<Item>& items) {
  const double size = type_sizes(s).label;
  if (box.width() < smallest_example) return;
  const TextBlock block = fit_line(s, text, s.look.label, size, s.text_floor.pt, box.width());
  add_text(items, block, box.center().x, box.y1 + size * 0.7, Align::center, quiet_ink(s.look));
}

}  // namespace

Page title_page(const Setting& s, const Furniture& furniture, const TitleContent& content) {
  Furniture bare = furniture;  // a title page shows neither folio nor running head
  bare.folio.clear();
  bare.head.clear();
  Page page = start_page(s, bare);
  page.label = furniture.folio;
  const Rect area = framed_area(s, furniture.recto);
  const TitleParts parts = title_parts(s, area, content);
  const bool centered = s.look.composition == Composition::centered;
  const double x = centered ? area.center().x : start_edge(s, area);
  const Align align = centered ? Align::center : start_align(s);
  auto& items = page.frame.items;
  for (Item& item : draw_frame(s.look.title_frame, live_area(s.geometry, furniture.recto)))
    items.push_back(std::move(item));
  const std::size_t title = items.size();
  add_text(items, parts.title, x, parts.title_top, align);
  set_part(items, {Role::heading}, title);
  if (centered && parts.ornament_size > 0)
    for (Item& item : draw_ornament(s.look, {x, parts.ornament}, area.width() * 0.4, parts.ornament_size))
      items.push_back(std::move(item));
  add_text(items, parts.subtitle, x, parts.subtitle_top, align, centered ? black : quiet_ink(s.look));
  add_text(items, parts.author, x, parts.author_top, align);
  return page;
}

Rect title_art_box(const Setting& s, bool recto, const TitleContent& content) {
  return title_parts(s, framed_area(s, recto), content).art;
}

Page copyright_page(const Setting& s, const Furniture& furniture, const std::vector<std::string>& lines) {
  Page page = start_page(s, furniture);
  const Rect area = content_area(s, furniture.recto);
  std::vector<TextBlock> blocks;
  double height = 0;
  for (double size = std::max(type_sizes(s).text * 0.85, s.text_floor.pt);;
       size = std::max(s.text_floor.pt, size * 0.95)) {
    blocks.clear();
    height = 0;
    for (const std::string& line : lines) {
      blocks.push_back(
          fit_text(s, line, s.look.text,
                   {size, size, std::min(area.width(), size * 34), 1000, 1000, s.look.leading, false}));
      height += std::max(blocks.back().height(), size * 0.7);
    }
    if (height < area.height() || size <= s.text_floor.pt) break;
  }
  double y = area.y1 - height - std::clamp(area.height() - height, 0.0, area.height() * 0.03);
  for (const TextBlock& block : blocks) {
    add_text(page.frame.items, block, start_edge(s, area), y, start_align(s));
    y += std::max(block.height(), block.font.size_pt * 0.7);
  }
  return page;
}

Page instructions_page(const Setting& s, const Furniture& furniture, const InstructionsContent& content) {
  Page page = start_page(s, furniture);
  const Rect area = content_area(s, furniture.recto);
  const ExampleParts parts = example_parts(s, furniture.recto, content);
  const bool centered = s.look.composition == Composition::centered;
  auto& items = page.frame.items;
  const std::size_t title = items.size();
  add_text(items, parts.title, centered ? area.center().x : start_edge(s, area), area.y0,
           centered ? Align::center : start_align(s));
  set_part(items, {Role::heading}, title);
  if (centered)
    for (Item& item :
         draw_ornament(s.look, {area.center().x, area.y0 + parts.title.height() + parts.text_pt * 0.9},
                       area.width() * 0.3, parts.text_pt))
      items.push_back(std::move(item));

  double widest = 0;
  for (const TextBlock& step : parts.steps) widest = std::max(widest, step.width + parts.indent);
  const double left = centered ? parts.column.center().x - widest / 2 : parts.column.x0;
  const Rect column{left, 0, centered ? left + widest : parts.column.x1, 0};
  const double way = s.right_to_left ? -1 : 1;
  double y = parts.steps_top;
  for (std::size_t i = 0; i < parts.steps.size(); ++i) {
    const std::size_t from = items.size();
    const double baseline = y + (s.look.leading - 1) / 2 * parts.text_pt + parts.text_pt * 0.8;
    add_line(items, std::to_string(i + 1), s.look.numeral, parts.text_pt,
             {start_edge(s, column) + way * parts.indent * 0.3, baseline}, Align::center, quiet_ink(s.look));
    add_text(items, parts.steps[i], start_edge(s, column) + way * parts.indent, y, start_align(s));
    set_part(items, {Role::paragraph}, from);
    y += parts.steps[i].height() + parts.text_pt * 0.55;
  }
  add_caption(s, parts.maze, content.maze_caption, items);
  add_caption(s, parts.answer, content.answer_caption, items);
  return page;
}

std::pair<Rect, Rect> example_boxes(const Setting& s, bool recto, const InstructionsContent& content) {
  const ExampleParts parts = example_parts(s, recto, content);
  return {parts.maze, parts.answer};
}

}  // namespace mazefolio::layout
