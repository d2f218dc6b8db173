#include "layout/slot.h"

#include <algorithm>

#include "layout/ornament.h"

namespace mazefolio::layout {
namespace {

constexpr double title_leading = 1.18, meta_leading = 1.4;

bool has_meta_line(const Look& look, const SlotRoom& room) {
  return look.level != LevelStyle::none || look.show_number || look.show_algorithm || room.note_in_head;
}

double heading_height(const Setting& s, const SlotStyle& style, const SlotRoom& room) {
  const double title = room.title_lines * style.heading_pt * title_leading;
  const double meta = has_meta_line(s.look, room) ? style.label_pt * meta_leading : 0;
  switch (s.look.heading) {
    case HeadingStyle::centered:
      return room.one_line ? std::max(title, meta) : title + meta;
    case HeadingStyle::badge:
      return std::max(style.numeral_pt * 2, room.one_line ? title : title + meta);
    case HeadingStyle::numeral:
      if (style.stacked) return style.numeral_pt * 1.05 + title;
      return std::max(style.numeral_pt * 1.05, title + style.label_pt * 0.4);
  }
  return title;
}

std::string meta_text(const Setting& s, const SlotRoom& room, const PuzzleText& text, bool with_number) {
  std::string out;
  const auto add = [&](const std::string& part) {
    if (part.empty()) return;
    if (!out.empty()) out += "  \u00B7  ";
    out += part;
  };
  if (with_number && s.look.show_number) add(std::to_string(text.number));
  if (s.look.level == LevelStyle::words && !has_signs(s.look, text.level)) add(text.level.words);
  if (s.look.show_algorithm) add(text.algorithm);
  if (room.note_in_head) add(text.answer);
  return out;
}

bool shows_number(const Setting& s, const PuzzleText& text) {
  return s.look.heading == HeadingStyle::centered && (text.own_title || !s.look.show_title);
}

void add_meta(const Setting& s, double size, const std::string& meta, const LevelMark& level, double x,
              double baseline, Align align, std::vector<Item>& items) {
  const double mark = has_signs(s.look, level) ? level_width(s, level, size) : 0;
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
  return fit_text(s, printed_title(s.look, text), s.look.display,
                  {style.heading_pt, style.heading_pt * 0.75, title_width(s, style, room, text, slot_width),
                   1, room.title_lines, title_leading, s.look.heading == HeadingStyle::centered});
}

/// Title, and then number, level and note on the same line.
void one_line_heading(const Setting& s, const SlotStyle& style, const SlotRoom& room, const Rect& slot,
                      const PuzzleText& text, const TextBlock& title, std::vector<Item>& items) {
  const double meta = meta_width(s, style, room, text), air = style.label_pt;
  const double gap = title.width > 0 && meta > 0 ? air : 0, way = s.right_to_left ? -1 : 1;
  const double start = slot.center().x - way * (title.width + gap + meta) / 2;
  const double baseline = slot.y0 + style.heading_height - style.label_pt * 0.4;
  add_text(items, title, start, baseline - title.leading_pt / 2 - title.font.size_pt * 0.3, start_align(s));
  add_meta(s, style.label_pt, meta_text(s, room, text, shows_number(s, text)), text.level,
           start + way * (title.width + gap), baseline, start_align(s), items);
}

void centered_heading(const Setting& s, const SlotStyle& style, const SlotRoom& room, const Rect& slot,
                      const PuzzleText& text, const TextBlock& title, std::vector<Item>& items) {
  if (room.one_line) return one_line_heading(s, style, room, slot, text, title, items);
  const double x = slot.center().x;
  const double meta_height = has_meta_line(s.look, room) ? style.label_pt * meta_leading : 0;
  const double bottom = slot.y0 + style.heading_height;
  add_text(items, title, x, bottom - meta_height - title.height(), Align::center);
  std::string meta = meta_text(s, room, text, shows_number(s, text) || title.lines.empty());
  if (text_width(s, meta, s.look.label, style.label_pt) > slot.width())
    meta = meta_text(s, room, text, false);
  const double baseline = bottom - style.label_pt * 0.4;
  add_meta(s, style.label_pt, meta, text.level, x, baseline, Align::center, items);
  const double words = meta_width(s, style, room, text), middle = baseline - style.label_pt * 0.3;
  const double reach = std::min(slot.width() / 2, words / 2 + style.label_pt * 5);
  if (s.look.rule_pt > 0 && words > 0 && reach > words / 2 + style.label_pt)
    for (const double way : {-1.0, 1.0})
      items.push_back(rule({x + way * (words / 2 + style.label_pt * 0.9), middle}, {x + way * reach, middle},
                           s.look.rule_pt));
}

void badge_heading(const Setting& s, const SlotStyle& style, const SlotRoom& room, const Rect& slot,
                   const PuzzleText& text, const TextBlock& title, std::vector<Item>& items) {
  const double way = s.right_to_left ? -1 : 1, line = std::max(1.5, style.numeral_pt * 0.1),
               radius = style.numeral_pt - line / 2;
  const Point at{start_edge(s, slot) + way * style.numeral_pt, slot.y0 + style.heading_height / 2};
  double x = start_edge(s, slot);
  if (s.look.show_number) {
    const std::string number = std::to_string(text.number);
    const double size = fit_number(s, number, s.look.numeral, style.numeral_pt * 1.15, radius * 1.5);
    items.push_back(
        Shape{circle_path(at, radius), Stroke{line, black, Cap::butt, Join::miter, {}}, gray(0.9)});
    add_line(items, number, s.look.numeral, size, {at.x, at.y + size * 0.36}, Align::center);
    x += way * (2 * radius + style.numeral_pt * 0.7);
  }
  const std::string meta = meta_text(s, room, text, false);
  const bool has_meta = !meta.empty() || level_width(s, text.level, style.label_pt) > 0;
  if (room.one_line) {
    const double baseline = at.y + std::max(title.font.size_pt, style.label_pt) * 0.36;
    add_text(items, title, x, baseline - title.leading_pt / 2 - title.font.size_pt * 0.3, start_align(s));
    add_meta(s, style.label_pt, meta, text.level, end_edge(s, slot), baseline, end_align(s), items);
    return;
  }
  const double size = style.label_pt,
               top = at.y - (title.height() + (has_meta ? size * meta_leading : 0)) / 2;
  add_text(items, title, x, top, start_align(s));
  add_meta(s, size, meta, text.level, x, top + title.height() + size * 1.05, start_align(s), items);
}

void numeral_heading(const Setting& s, const SlotStyle& style, const SlotRoom& room, const Rect& slot,
                     const PuzzleText& text, const TextBlock& title, std::vector<Item>& items) {
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
  add_meta(s, style.label_pt, meta_text(s, room, text, false), text.level, end_edge(s, slot), baseline,
           end_align(s), items);
}

}  // namespace

SlotStyle slot_style(const Setting& s, int per_page, const SlotRoom& room) {
  const TypeSizes t = type_sizes(s);
  const double crowd = (per_page == 1 ? 1 : per_page <= 3 ? 0.84 : 0.7) * room.type, floor = s.text_floor.pt;
  SlotStyle style;
  style.stacked = per_page >= 4;
  style.heading_pt = std::max(t.heading * crowd, floor);
  style.numeral_pt = std::max(t.numeral * crowd * (per_page > 4 ? 0.75 : 1), floor);
  if (room.one_line) style.numeral_pt = std::min(style.numeral_pt, style.heading_pt);
  style.story_pt = std::max(t.text * std::max(crowd, 0.85 * room.type), floor);
  style.label_pt = std::max(t.label * room.type * (per_page > 3 ? 0.92 : 1), floor);
  style.gap = style.label_pt * 0.5;
  style.heading_height = heading_height(s, style, room);
  style.story_height = room.story_lines * style.story_pt * s.look.leading;
  style.note_height = room.answer_note && !room.note_in_head ? style.label_pt * 1.4 : 0;
  return style;
}

double name_line_height(const Setting& s, const SlotRoom& room) {
  return room.name_line ? type_sizes(s).text * 2.2 : 0;
}

std::vector<Rect> puzzle_slots(const Setting& s, bool recto, int per_page, const SlotRoom& room) {
  Rect area = content_area(s, recto, s.look.running_heads && room.running_head);
  area.y0 += name_line_height(s, room);
  const SlotStyle style = slot_style(s, per_page, room);
  const double text = type_sizes(s).text, taken = style.head_height() + style.note_height + 2 * room.band;
  return boxes_in(area, per_page, {text * 1.6, text * 0.9}, s.right_to_left, taken);
}

std::string printed_title(const Look& look, const PuzzleText& text) {
  const bool repeats = !text.own_title && look.show_number && look.heading != HeadingStyle::centered;
  return repeats || !look.show_title ? std::string{} : text.title;
}

std::string shown_title(const Setting& s, int per_page, const SlotRoom& room, const PuzzleText& text,
                        double slot_width) {
  const TextBlock block = title_block(s, slot_style(s, per_page, room), room, text, slot_width);
  if (block.lines.empty() || !block.lines.back().ends_with(ellipsis)) return printed_title(s.look, text);
  std::string title;
  for (const std::string& line : block.lines) title += (title.empty() ? "" : " ") + line;
  return title;
}

double meta_width(const Setting& s, const SlotStyle& style, const SlotRoom& room, const PuzzleText& text) {
  const double words =
      text_width(s, meta_text(s, room, text, shows_number(s, text)), s.look.label, style.label_pt);
  const double mark = has_signs(s.look, text.level) ? level_width(s, text.level, style.label_pt) : 0;
  return words + mark + (words > 0 && mark > 0 ? style.label_pt : 0);
}

double title_width(const Setting& s, const SlotStyle& style, const SlotRoom& room, const PuzzleText& text,
                   double slot_width) {
  // The words of the level may not be known yet.
  const double beside =
      std::max(meta_width(s, style, room, text), has_signs(s.look, text.level) ? 0.0 : style.label_pt * 7) +
      style.label_pt;
  const double least = slot_width * 0.2;
  switch (s.look.heading) {
    case HeadingStyle::centered:
      return room.one_line ? std::max(least, slot_width - beside) : slot_width;
    case HeadingStyle::badge:
      return std::max(least, slot_width - (s.look.show_number ? style.numeral_pt * 2.6 : 0) -
                                 (room.one_line ? beside : 0));
    case HeadingStyle::numeral:
      break;
  }
  if (style.stacked) return slot_width;
  const double number =
      s.look.show_number ? text_width(s, std::to_string(text.number), s.look.numeral, style.numeral_pt) : 0;
  return std::max(least, slot_width - number - beside - style.label_pt * 1.4);
}

void add_heading(const Setting& s, const SlotStyle& style, const SlotRoom& room, const Rect& slot,
                 const PuzzleText& text, std::vector<Item>& items) {
  const TextBlock title = title_block(s, style, room, text, slot.width());
  switch (s.look.heading) {
    case HeadingStyle::centered:
      return centered_heading(s, style, room, slot, text, title, items);
    case HeadingStyle::badge:
      return badge_heading(s, style, room, slot, text, title, items);
    case HeadingStyle::numeral:
      return numeral_heading(s, style, room, slot, text, title, items);
  }
}

}  // namespace mazefolio::layout
