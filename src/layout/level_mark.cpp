#include "layout/level_mark.h"

#include <algorithm>

#include "layout/ornament.h"
#include "layout/text_block.h"

namespace mazefolio::layout {
namespace {

constexpr int most_signs = 5, most_of_book = 3;
constexpr Ink dark = gray(0.25);
constexpr double pip_radius = 0.26, pip_room = 0.3, pip_step = 0.85, star_step = 1.12, picture_size = 1.35,
                 mark_step = 1.5;  // by the type size

/// The first center of a row, and the steps to the others, by the type size.
struct MarkRow {
  double first, step;
};
MarkRow row_of(LevelStyle style) {
  return style == LevelStyle::pips       ? MarkRow{pip_room, pip_step}
         : style == LevelStyle::pictures ? MarkRow{mark_step / 2, mark_step}
                                         : MarkRow{star_step / 2, star_step};
}

/// Filled signs of a level: whole ones, so that the lowest has one and the highest all.
int filled_by(const LevelMark& mark, bool highest) {
  if (mark.of_book > 0) return highest ? mark.highest_of_book : mark.of_book;
  return ((highest ? mark.highest : mark.level) + 1) / 2;
}

bool is_range(const LevelMark& mark) { return filled_by(mark, true) > filled_by(mark, false); }

double row_width(const Setting& s, const LevelMark& mark, double size) {
  const MarkRow row = row_of(shown_as(s.look, mark));
  return size * (2 * row.first + (signs_of(mark) - 1) * row.step);
}

void add_row(const Setting& s, const LevelMark& mark, bool highest, double size, Point at,
             std::vector<Item>& items) {
  const LevelStyle style = shown_as(s.look, mark);
  const auto [first, step] = row_of(style);
  const Stroke line{std::max(0.75, size * 0.07), dark, Cap::round, Join::round, {}};
  const int signs = signs_of(mark), filled = filled_by(mark, highest);
  for (int i = 0; i < signs; ++i) {
    const int place = s.right_to_left ? signs - 1 - i : i;
    const Point center{at.x + size * (first + step * place), at.y - size * 0.36};
    if (style == LevelStyle::pictures && i < filled) {
      const double half = size * picture_size / 2;
      items.push_back(
          Image{s.level_picture, {center.x - half, center.y - half, center.x + half, center.y + half}});
      continue;
    }
    items.push_back(Shape{
        style == LevelStyle::stars ? star_path(center, size * 0.5) : circle_path(center, size * pip_radius),
        line, i < filled ? dark : white});
  }
}

// Between the two ends of a range.
const std::string until = " \u2013 ";

}  // namespace

LevelStyle shown_as(const Look& look, const LevelMark& mark) {
  if (look.level == LevelStyle::none || mark.level <= 0) return LevelStyle::none;
  return look.level == LevelStyle::words && mark.of_book > 0 ? LevelStyle::stars : look.level;
}

bool has_signs(const Look& look, const LevelMark& mark) {
  const LevelStyle style = shown_as(look, mark);
  return style != LevelStyle::none && style != LevelStyle::words;
}

int signs_of(const LevelMark& mark) { return mark.of_book > 0 ? most_of_book : most_signs; }

double level_width(const Setting& s, const LevelMark& mark, double size) {
  if (s.look.level == LevelStyle::none || mark.level <= 0) return 0;
  if (!has_signs(s.look, mark)) return text_width(s, mark.words, s.look.label, size);
  const double row = row_width(s, mark, size);
  return is_range(mark) ? 2 * row + text_width(s, until, s.look.label, size) : row;
}

std::vector<Item> draw_level(const Setting& s, const LevelMark& mark, double size, Point at) {
  std::vector<Item> items;
  if (level_width(s, mark, size) == 0) return items;
  if (!has_signs(s.look, mark)) {
    add_line(items, mark.words, s.look.label, size, at, Align::left, quiet_ink(s.look));
    return items;
  }
  if (!is_range(mark)) {
    add_row(s, mark, false, size, at, items);
    return items;
  }
  const double row = row_width(s, mark, size);
  const Point second{at.x + level_width(s, mark, size) - row, at.y};
  add_row(s, mark, s.right_to_left, size, at, items);
  const std::size_t sign = items.size();
  add_line(items, until, s.look.label, size, {at.x + row, at.y}, Align::left, quiet_ink(s.look));
  set_part(items, {Role::artifact}, sign);
  add_row(s, mark, !s.right_to_left, size, second, items);
  return items;
}

}  // namespace mazefolio::layout
