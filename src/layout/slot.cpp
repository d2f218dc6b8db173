#include "layout/slot.h"

#include <algorithm>

#include "layout/clock_line.h"

namespace mazefolio::layout {
namespace {

constexpr double air_below_art = 0.5;  ///< between a picture and the note, by its type size

double lines_of_story(const Look& look, const SlotStyle& style, const SlotRoom& room) {
  return room.story_lines * style.story_pt * look.leading;
}

double heading_height(const Setting& s, const SlotStyle& style, const SlotRoom& room) {
  const double title = room.title_lines * style.heading_pt * title_leading;
  const double meta = has_meta_line(s.look, room) ? style.label_pt * meta_leading : 0;
  switch (s.look.heading) {
    case HeadingStyle::centered:
      return room.one_line ? std::max(title, meta) : title + meta;
    case HeadingStyle::badge:
      if (room.story_in_head)
        return std::max(style.numeral_pt * 2,
                        first_line_height(s.look, style, room) + lines_of_story(s.look, style, room));
      return std::max(style.numeral_pt * 2, room.one_line ? title : title + meta);
    case HeadingStyle::numeral:
      if (style.stacked) return style.numeral_pt * 1.05 + title;
      return std::max(style.numeral_pt * 1.05, title + below_baseline(style));
  }
  return title;
}

}  // namespace

bool has_meta_line(const Look& look, const SlotRoom& room) {
  return look.level != LevelStyle::none || look.show_number || look.show_algorithm || room.note_in_head;
}

double first_line_height(const Look& look, const SlotStyle& style, const SlotRoom& room) {
  return std::max(room.title_lines * style.heading_pt * title_leading,
                  has_meta_line(look, room) ? style.label_pt * meta_leading : 0);
}

SlotStyle slot_style(const Setting& s, int per_page, const SlotRoom& room) {
  const TypeSizes t = type_sizes(s);
  const double crowd = (per_page == 1 ? 1 : per_page <= 3 ? 0.84 : 0.7) * room.type, floor = s.text_floor.pt;
  SlotStyle style;
  style.stacked = per_page >= 4;
  style.heading_pt = std::max(t.heading * crowd, floor);
  style.numeral_pt = std::max(t.numeral * crowd * room.numeral * (per_page > 4 ? 0.75 : 1), floor);
  if (room.one_line) style.numeral_pt = std::min(style.numeral_pt, style.heading_pt);
  style.story_pt = std::max(t.text * std::max(crowd, 0.85 * room.type), floor);
  style.label_pt = std::max(t.label * room.type * (per_page > 3 ? 0.92 : 1), floor);
  style.gap = style.label_pt * 0.5;
  style.heading_height = heading_height(s, style, room);
  style.story_height = room.story_in_head ? 0 : lines_of_story(s.look, style, room);
  if (room.answer_note && !room.note_in_head && !room.note_in_foot)
    style.note_height =
        style.label_pt * (1.4 + (room.art > 0 ? air_below_art : 0) + note_leading * (room.note_lines - 1));
  return style;
}

double below_baseline(const SlotStyle& style) {
  return std::max(style.label_pt * 0.4, style.numeral_pt * 0.2);
}

double name_line_height(const Setting& s, const SlotRoom& room) {
  return room.name_line ? type_sizes(s).text * 2.2 : 0;
}

std::vector<Rect> puzzle_slots(const Setting& s, bool recto, int per_page, const SlotRoom& room) {
  Rect area = content_area(s, recto, s.look.running_heads && room.running_head);
  area.y0 += name_line_height(s, room) + (room.clock_line ? clock_line_height(s) : 0);
  area.y1 -= room.foot.height;
  const SlotStyle style = slot_style(s, per_page, room);
  const double text = type_sizes(s).text, taken = style.head_height() + style.note_height + 2 * room.band;
  return boxes_in(area, per_page, {text * 1.6, text * 0.9}, s.right_to_left, taken);
}

}  // namespace mazefolio::layout
