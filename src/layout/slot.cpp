#include "layout/slot.h"

#include <algorithm>

#include "layout/ornament.h"

namespace mazefolio::layout {
namespace {

bool has_meta_line(const Look& look) {
  return look.level != LevelStyle::none || look.show_number || look.show_algorithm;
}

double heading_height(const Setting& s, const SlotStyle& style, const SlotRoom& room) {
  const double title = room.title_lines * style.heading_pt * 1.18;
  switch (s.look.heading) {
    case HeadingStyle::centered:
      return title + (has_meta_line(s.look) ? style.label_pt * 1.5 : 0);
    case HeadingStyle::badge:
      return std::max(style.numeral_pt * 2, title + style.label_pt * 1.7);
    case HeadingStyle::numeral:
      if (style.stacked) return style.numeral_pt * 1.05 + title;
      return std::max(style.numeral_pt * 1.05, title + style.label_pt * 0.4);
  }
  return title;
}

SlotStyle scaled_style(const Setting& s, int per_page, const SlotRoom& room, double by) {
  const TypeSizes t = type_sizes(s);
  const double crowd = (per_page == 1   ? 1
                        : per_page <= 3 ? 0.84
                                        : 0.7) *
                       by,
               floor = s.text_floor.pt * std::min(1.0, by);
  SlotStyle style;
  style.stacked = per_page >= 4;
  style.heading_pt = std::max(t.heading * crowd, floor);
  style.numeral_pt = std::max(t.numeral * crowd * (per_page > 4 ? 0.75 : 1), floor);
  style.story_pt = std::max(t.text * std::max(crowd, 0.85 * by), floor);
  style.label_pt =
      std::max(t.label * by * (per_page > 3 ? 0.92 : 1), std::max(7 * std::min(1.0, by), floor * 0.75));
  style.gap = style.label_pt * 0.9;
  style.heading_height = heading_height(s, style, room);
  style.story_height = room.story_lines * style.story_pt * s.look.leading;
  if (room.story_lines > 0) style.story_height += style.gap;
  style.note_height = room.answer_note ? style.label_pt * 1.5 : 0;
  return style;
}

std::string meta_text(const Setting& s, const PuzzleText& text, bool with_number) {
  std::string out;
  const auto add = [&](const std::string& part) {
    if (part.empty()) return;
    if (!out.empty()) out += "  \u00B7  ";
    out += part;
  };
  if (with_number && s.look.show_number) add(std::to_string(text.number));
  if (s.look.level == LevelStyle::words) add(text.level.words);
  if (s.look.show_algorithm) add(text.algorithm);
  return out;
}

void add_meta(const Setting& s, double size, const std::string& meta, const LevelMark& level, double x,
              double baseline, Align align, std::vector<Item>& items) {
  const double mark = s.look.level == LevelStyle::words ? 0 : level_width(s, level, size);
  const double words = text_width(s, meta, s.look.label, size);
  const double gap = mark > 0 && words > 0 ? size : 0, width = mark + gap + words;
  const double left = align == Align::center ? x - width / 2 : align == Align::right ? x - width : x;
  add_line(items, meta, s.look.label, size, {left, baseline}, Align::left, quiet_ink(s.look));
  if (mark > 0)
    for (Item& item : draw_level(s, level, size, {left + words + gap, baseline}))
      items.push_back(std::move(item));
}

TextBlock title_block(const Setting& s, const SlotStyle& style, const SlotRoom& room, const PuzzleText& text,
                      double slot_width) {
  return fit_text(
      s, printed_title(s.look, text), s.look.display,
      {style.heading_pt, std::min(style.heading_pt, std::max(s.text_floor.pt, style.heading_pt * 0.75)),
       title_width(s, style, text, slot_width), 1, room.title_lines, 1.18,
       s.look.heading == HeadingStyle::centered});
}

void centered_heading(const Setting& s, const SlotStyle& style, const Rect& slot, const PuzzleText& text,
                      const TextBlock& title, std::vector<Item>& items) {
  const double x = slot.center().x;
  const double meta_height = has_meta_line(s.look) ? style.label_pt * 1.5 : 0;
  const double bottom = slot.y0 + style.heading_height;
  add_text(items, title, x, bottom - meta_height - title.height(), Align::center);
  const std::string meta = meta_text(s, text, text.own_title || title.lines.empty());
  const double baseline = bottom - style.label_pt * 0.45;
  add_meta(s, style.label_pt, meta, text.level, x, baseline, Align::center, items);
  const double words = text_width(s, meta, s.look.label, style.label_pt),
               middle = baseline - style.label_pt * 0.3;
  const double reach = std::min(slot.width() / 2, words / 2 + style.label_pt * 5);
  if (s.look.rule_pt > 0 && words > 0 && reach > words / 2 + style.label_pt)
    for (const double way : {-1.0, 1.0})
      items.push_back(rule({x + way * (words / 2 + style.label_pt * 0.9), middle}, {x + way * reach, middle},
                           s.look.rule_pt));
}

void badge_heading(const Setting& s, const SlotStyle& style, const Rect& slot, const PuzzleText& text,
                   const TextBlock& title, std::vector<Item>& items) {
  const double way = s.right_to_left ? -1 : 1, line = std::max(1.5, style.numeral_pt * 0.1),
               radius = style.numeral_pt - line / 2;
  const Point at{start_edge(s, slot) + way * style.numeral_pt, slot.y0 + style.heading_height / 2};
  double x = start_edge(s, slot);
  if (s.look.show_number) {
    const std::string number = std::to_string(text.number);
    const TextBlock fitted =
        fit_text(s, number, s.look.numeral, {style.numeral_pt * 1.15, 4, radius * 1.5, 1, 1, 1, false});
    const double size = fitted.font.size_pt;
    items.push_back(
        Shape{circle_path(at, radius), Stroke{line, black, Cap::butt, Join::miter, {}}, gray(0.9)});
    add_line(items, number, s.look.numeral, size, {at.x, at.y + size * 0.36}, Align::center);
    x += way * (2 * radius + style.numeral_pt * 0.7);
  }
  const std::string meta = meta_text(s, text, false);
  const double size = title.lines.empty() ? style.label_pt * 1.4 : style.label_pt;
  const bool has_meta = !meta.empty() || level_width(s, text.level, size) > 0;
  const double top = at.y - (title.height() + (has_meta ? size * 1.4 : 0)) / 2;
  add_text(items, title, x, top, start_align(s));
  add_meta(s, size, meta, text.level, x, top + title.height() + size * 1.05, start_align(s), items);
}

void numeral_heading(const Setting& s, const SlotStyle& style, const Rect& slot, const PuzzleText& text,
                     const TextBlock& title, std::vector<Item>& items) {
  const double way = s.right_to_left ? -1 : 1;
  const double baseline =
      slot.y0 + (style.stacked ? style.numeral_pt * 0.8 : style.heading_height - style.label_pt * 0.4);
  double x = start_edge(s, slot);
  if (s.look.show_number) {
    const std::string number = std::to_string(text.number);
    add_line(items, number, s.look.numeral, style.numeral_pt, {x, baseline}, start_align(s),
             quiet_ink(s.look));
    x += way * (text_width(s, number, s.look.numeral, style.numeral_pt) + style.label_pt * 1.2);
  }
  const double size = title.font.size_pt;
  if (style.stacked)
    add_text(items, title, start_edge(s, slot), slot.y0 + style.numeral_pt * 1.05, start_align(s));
  else
    add_text(items, title, x, baseline - title.height() + (title.leading_pt - size) / 2 + size * 0.2,
             start_align(s));
  add_meta(s, style.label_pt, meta_text(s, text, false), text.level, end_edge(s, slot), baseline,
           end_align(s), items);
}

}  // namespace

SlotStyle slot_style(const Setting& s, int per_page, const SlotRoom& room, double slot_height) {
  // Text shrinks where it would take more than half of a slot.
  for (double by = 1;; by *= 0.92) {
    const SlotStyle style = scaled_style(s, per_page, room, by);
    const double words = style.heading_height + style.story_height + style.note_height + 2 * style.gap;
    if (words < slot_height * 0.45 || by < 0.3) return style;
  }
}

double name_line_height(const Setting& s, const SlotRoom& room) {
  return room.name_line ? type_sizes(s).text * 2.4 : 0;
}

std::vector<Rect> puzzle_slots(const Setting& s, bool recto, int per_page, const SlotRoom& room) {
  Rect area = content_area(s, recto);
  area.y0 += name_line_height(s, room);
  return boxes_in(area, per_page, type_sizes(s).text * 1.6, s.right_to_left);
}

Rect maze_box(const Rect& slot, const SlotStyle& style) {
  return {slot.x0, slot.y0 + style.heading_height + style.story_height + style.gap, slot.x1,
          slot.y1 - style.note_height - (style.note_height > 0 ? style.gap * 0.6 : 0)};
}

std::string printed_title(const Look& look, const PuzzleText& text) {
  const bool repeats = !text.own_title && look.show_number && look.heading != HeadingStyle::centered;
  return repeats || !look.show_title ? std::string{} : text.title;
}

double title_width(const Setting& s, const SlotStyle& style, const PuzzleText& text, double slot_width) {
  if (s.look.heading == HeadingStyle::centered) return slot_width;
  if (s.look.heading == HeadingStyle::badge)
    return slot_width - (s.look.show_number ? style.numeral_pt * 2.6 : 0);
  if (style.stacked) return slot_width;
  // The level ends the same line; its words may not be known yet.
  const double level = s.look.level == LevelStyle::words || s.look.show_algorithm
                           ? slot_width * 0.3
                           : level_width(s, {5, "", 0}, style.label_pt);
  const double number =
      s.look.show_number ? text_width(s, std::to_string(text.number), s.look.numeral, style.numeral_pt) : 0;
  return std::max(slot_width * 0.2, slot_width - number - level - style.label_pt * 2.4);
}

void add_heading(const Setting& s, const SlotStyle& style, const SlotRoom& room, const Rect& slot,
                 const PuzzleText& text, std::vector<Item>& items) {
  const TextBlock title = title_block(s, style, room, text, slot.width());
  switch (s.look.heading) {
    case HeadingStyle::centered:
      return centered_heading(s, style, slot, text, title, items);
    case HeadingStyle::badge:
      return badge_heading(s, style, slot, text, title, items);
    case HeadingStyle::numeral:
      return numeral_heading(s, style, slot, text, title, items);
  }
}

}  // namespace mazefolio::layout
