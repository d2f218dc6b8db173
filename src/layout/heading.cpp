#include "layout/heading.h"

#include <algorithm>

#include "layout/ornament.h"

namespace mazefolio::layout {
namespace {

constexpr double least_title = 0.2;  ///< of the width, beside level and note

/// What gives way first where the line is too short has the least worth.
struct MetaPart {
  std::string words;
  int worth = 0;
};
constexpr int of_algorithm = 0, of_level = 1, of_number = 2, of_note = 3;

double badge_line(const SlotStyle& style) { return std::max(1.5, style.numeral_pt * 0.1); }
double badge_radius(const SlotStyle& style) { return style.numeral_pt - badge_line(style) / 2; }
/// From the start of a slot to the words beside its badge.
double badge_lead(const Setting& s, const SlotStyle& style) {
  return s.look.show_number ? 2 * badge_radius(style) + style.numeral_pt * 0.7 : 0;
}

bool title_beside_meta(const Look& look, const SlotStyle& style, const SlotRoom& room) {
  return room.one_line || (look.heading == HeadingStyle::numeral && !style.stacked);
}

std::vector<MetaPart> meta_parts(const Setting& s, const SlotRoom& room, const PuzzleText& text) {
  const bool number = s.look.heading == HeadingStyle::centered && s.look.show_number &&
                      (text.own_title || printed_title(s.look, text).empty());
  std::vector<MetaPart> parts;
  if (number) parts.push_back({std::to_string(text.number), of_number});
  if (s.look.level == LevelStyle::words && !has_signs(s.look, text.level))
    parts.push_back({text.level.words, of_level});
  if (s.look.show_algorithm) parts.push_back({text.algorithm, of_algorithm});
  if (room.note_in_head) parts.push_back({text.answer, of_note});
  std::erase_if(parts, [](const MetaPart& part) { return part.words.empty(); });
  return parts;
}

std::string joined(const std::vector<MetaPart>& parts) {
  std::string out;
  for (const MetaPart& part : parts) out += (out.empty() ? "" : "  \u00B7  ") + part.words;
  return out;
}

void set_meta(const Setting& s, const SlotStyle& style, const SlotRoom& room, const PuzzleText& text,
              double width, Heading& heading) {
  const double size = style.label_pt;
  std::vector<MetaPart> parts = meta_parts(s, room, text);
  const auto words = [&] { return text_width(s, joined(parts), s.look.label, size); };
  const auto all = [&] { return heading.mark + words() + (heading.mark > 0 && !parts.empty() ? size : 0); };
  heading.mark_pt = size;
  heading.mark = has_signs(s.look, text.level) ? level_width(s, text.level, size) : 0;
  while (all() > width && parts.size() + (heading.mark > 0) > 1) {
    heading.whole = false;
    const auto least = std::min_element(
        parts.begin(), parts.end(), [](const MetaPart& a, const MetaPart& b) { return a.worth < b.worth; });
    if (heading.mark > 0 && (parts.empty() || least->worth > of_level))
      heading.mark = 0;
    else
      parts.erase(least);
  }
  if (heading.mark > width) {
    heading.mark_pt *= width / heading.mark;
    heading.mark = width;
    heading.whole = false;
  }
  heading.meta = fit_line(s, joined(parts), s.look.label, size, s.text_floor.pt, width);
  if (!heading.meta.lines.empty() && heading.meta.lines[0] != joined(parts)) heading.whole = false;
  heading.meta_width = heading.mark + heading.meta.width + (heading.mark > 0 && !parts.empty() ? size : 0);
  heading.shows_level =
      heading.mark > 0 || std::any_of(parts.begin(), parts.end(), [&](const MetaPart& part) {
        return part.worth == of_level && heading.meta.lines[0].find(part.words) != std::string::npos;
      });
}

/// Adds level and note with the start of the line at `x`.
void add_meta(const Setting& s, const Heading& heading, const LevelMark& level, double x, double baseline,
              Align align, std::vector<Item>& items) {
  const double width = heading.meta_width, words = heading.meta.width;
  const double left = align == Align::center ? x - width / 2 : align == Align::right ? x - width : x;
  if (words > 0)
    add_line(items, heading.meta.lines[0], s.look.label, heading.meta.font.size_pt, {left, baseline},
             Align::left, quiet_ink(s.look));
  if (heading.mark > 0)
    for (Item& item : draw_level(s, level, heading.mark_pt, {left + width - heading.mark, baseline}))
      items.push_back(std::move(item));
}

/// Title, and then number, level and note on the same line.
void one_line_heading(const Setting& s, const SlotStyle& style, const Rect& slot, const PuzzleText& text,
                      const Heading& heading, std::vector<Item>& items) {
  const TextBlock& title = heading.title;
  const double meta = heading.meta_width, way = s.right_to_left ? -1 : 1;
  const double gap = title.width > 0 && meta > 0 ? style.label_pt : 0;
  const double start = slot.center().x - way * (title.width + gap + meta) / 2;
  const double baseline = slot.y0 + style.heading_height - style.label_pt * 0.4;
  add_text(items, title, start, baseline - title.leading_pt / 2 - title.font.size_pt * 0.3, start_align(s));
  add_meta(s, heading, text.level, start + way * (title.width + gap), baseline, start_align(s), items);
}

void centered_heading(const Setting& s, const SlotStyle& style, const SlotRoom& room, const Rect& slot,
                      const PuzzleText& text, const Heading& heading, std::vector<Item>& items) {
  if (room.one_line) return one_line_heading(s, style, slot, text, heading, items);
  const double x = slot.center().x, words = heading.meta_width;
  const double meta_height = has_meta_line(s.look, room) ? style.label_pt * meta_leading : 0;
  const double bottom = slot.y0 + style.heading_height, baseline = bottom - style.label_pt * 0.4;
  add_text(items, heading.title, x, bottom - meta_height - heading.title.height(), Align::center);
  add_meta(s, heading, text.level, x, baseline, Align::center, items);
  const double reach = std::min(slot.width() / 2, words / 2 + style.label_pt * 5),
               middle = baseline - style.label_pt * 0.3;
  if (s.look.rule_pt > 0 && words > 0 && reach > words / 2 + style.label_pt)
    for (const double way : {-1.0, 1.0})
      items.push_back(rule({x + way * (words / 2 + style.label_pt * 0.9), middle}, {x + way * reach, middle},
                           s.look.rule_pt));
}

/// Beside a badge: the title with the level at the end of its line, and the story below. Without a title the
/// level comes first.
void heading_with_story(const Setting& s, const SlotStyle& style, const SlotRoom& room, const Rect& slot,
                        const PuzzleText& text, const Heading& heading, std::vector<Item>& items) {
  const TextBlock &title = heading.title,
                  story = set_story(s, style, room, text, slot.width(), room.story_lines);
  const bool titled = title.width > 0, leveled = heading.meta_width > 0;
  const double x = start_edge(s, slot) + (s.right_to_left ? -1 : 1) * heading.lead,
               line = titled || leveled ? first_line_height(s.look, style, room) : 0,
               top = slot.y0 + std::max(0.0, style.numeral_pt - (line + story.height()) / 2),
               baseline = top + line / 2 + std::max(titled ? title.font.size_pt : 0, style.label_pt) * 0.36;
  add_text(items, title, x, baseline - title.leading_pt / 2 - title.font.size_pt * 0.3, start_align(s));
  add_meta(s, heading, text.level, titled ? end_edge(s, slot) : x, baseline,
           titled ? end_align(s) : start_align(s), items);
  add_text(items, story, x, top + line, start_align(s));
}

void badge_heading(const Setting& s, const SlotStyle& style, const SlotRoom& room, const Rect& slot,
                   const PuzzleText& text, const Heading& heading, std::vector<Item>& items) {
  const double way = s.right_to_left ? -1 : 1, start = start_edge(s, slot), x = start + way * heading.lead;
  const double down = room.story_in_head ? style.numeral_pt : style.heading_height / 2;
  const Point at{start + way * style.numeral_pt, slot.y0 + down};
  if (!heading.number.empty()) {
    const double radius = badge_radius(style);
    const double size = fit_number(s, heading.number, s.look.numeral, style.numeral_pt * 1.15, radius * 1.5);
    const Stroke line{badge_line(style), black, Cap::butt, Join::miter, {}};
    items.emplace_back(Shape{circle_path(at, radius), line, gray(0.9)});
    add_line(items, heading.number, s.look.numeral, size, {at.x, at.y + size * 0.36}, Align::center);
  }
  const TextBlock& title = heading.title;
  if (room.story_in_head) return heading_with_story(s, style, room, slot, text, heading, items);
  if (room.one_line) {
    const double baseline = at.y + std::max(title.font.size_pt, style.label_pt) * 0.36;
    add_text(items, title, x, baseline - title.leading_pt / 2 - title.font.size_pt * 0.3, start_align(s));
    add_meta(s, heading, text.level, end_edge(s, slot), baseline, end_align(s), items);
    return;
  }
  const double size = style.label_pt,
               top = at.y - (title.height() + (heading.meta_width > 0 ? size * meta_leading : 0)) / 2;
  add_text(items, title, x, top, start_align(s));
  add_meta(s, heading, text.level, x, top + title.height() + size * 1.05, start_align(s), items);
}

void numeral_heading(const Setting& s, const SlotStyle& style, const Rect& slot, const PuzzleText& text,
                     const Heading& heading, std::vector<Item>& items) {
  const TextBlock& title = heading.title;
  const double way = s.right_to_left ? -1 : 1, start = start_edge(s, slot), size = title.font.size_pt;
  const double baseline =
      slot.y0 + (style.stacked ? style.numeral_pt * 0.8 : style.heading_height - below_baseline(style));
  add_line(items, heading.number, s.look.numeral, style.numeral_pt, {start, baseline}, start_align(s),
           quiet_ink(s.look));
  if (style.stacked)
    add_text(items, title, start, slot.y0 + style.numeral_pt * 1.05, start_align(s));
  else
    add_text(items, title, start + way * heading.lead,
             baseline - title.height() + (title.leading_pt - size) / 2 + size * 0.2, start_align(s));
  add_meta(s, heading, text.level, end_edge(s, slot), baseline, end_align(s), items);
}

}  // namespace

TextBlock set_story(const Setting& s, const SlotStyle& style, const SlotRoom& room, const PuzzleText& text,
                    double slot_width, int lines) {
  const double width = slot_width - (room.story_in_head ? badge_lead(s, style) : 0);
  return fit_text(s, text.story, s.look.text,
                  {style.story_pt, style.story_pt, width, lines, lines, s.look.leading,
                   s.look.heading == HeadingStyle::centered});
}

std::string printed_title(const Look& look, const PuzzleText& text) {
  const bool repeats = !text.own_title && look.show_number && look.heading != HeadingStyle::centered;
  return repeats || !look.show_title ? std::string{} : text.title;
}

std::string shown_title(const Look& look, const PuzzleText& text, const Heading& heading) {
  const std::vector<std::string>& lines = heading.title.lines;
  if (lines.empty() || !lines.back().ends_with(ellipsis)) return printed_title(look, text);
  std::string title;
  for (const std::string& line : lines) title += (title.empty() ? "" : " ") + line;
  return title;
}

Heading set_heading(const Setting& s, const SlotStyle& style, const SlotRoom& room, const PuzzleText& text,
                    double slot_width) {
  Heading heading;
  const bool centered = s.look.heading == HeadingStyle::centered;
  if (s.look.show_number && !centered) {
    heading.number = std::to_string(text.number);
    heading.lead =
        s.look.heading == HeadingStyle::badge
            ? badge_lead(s, style)
            : text_width(s, heading.number, s.look.numeral, style.numeral_pt) + style.label_pt * 1.2;
  }
  const bool beside = title_beside_meta(s.look, style, room);
  const bool below_number = s.look.heading == HeadingStyle::numeral && style.stacked;
  const std::string title = printed_title(s.look, text);
  const double gap = style.label_pt, line = slot_width - heading.lead,
               natural = text_width(s, title, s.look.display, style.heading_pt);
  const double kept = beside && !title.empty() ? std::min(natural, slot_width * least_title) + gap : 0;
  set_meta(s, style, room, text, std::max(1.0, line - kept), heading);
  heading.title_room = below_number                       ? slot_width
                       : beside && heading.meta_width > 0 ? line - heading.meta_width - gap
                                                          : line;
  heading.title = fit_text(s, title, s.look.display,
                           {style.heading_pt, style.heading_pt * 0.75, heading.title_room, 1,
                            std::max(1, room.title_lines), title_leading, centered});
  return heading;
}

void add_heading(const Setting& s, const SlotStyle& style, const SlotRoom& room, const Rect& slot,
                 const PuzzleText& text, std::vector<Item>& items) {
  const Heading heading = set_heading(s, style, room, text, slot.width());
  switch (s.look.heading) {
    case HeadingStyle::centered:
      return centered_heading(s, style, room, slot, text, heading, items);
    case HeadingStyle::badge:
      return badge_heading(s, style, room, slot, text, heading, items);
    case HeadingStyle::numeral:
      return numeral_heading(s, style, slot, text, heading, items);
  }
}

}  // namespace mazefolio::layout
