#include "layout/level_mark.h"

#include <algorithm>

#include "layout/ornament.h"
#include "layout/text_block.h"

namespace mazefolio::layout {
namespace {

constexpr int signs = 5;  // stars or pips
constexpr Ink dark = gray(0.25);
constexpr double pip_radius = 0.26, pip_room = 0.3, pip_step = 0.85, star_step = 1.12;  // by the type size

/// One star or pip of a row.
struct Sign {
  LevelStyle style = LevelStyle::stars;
  Point center;
  double size = 0;
  bool right_first = false;

  Path whole() const {
    return style == LevelStyle::stars ? star_path(center, size * 0.5)
                                      : circle_path(center, size * pip_radius);
  }
  /// The half that is filled first.
  Path half() const {
    if (style == LevelStyle::stars) return half_star_path(center, size * 0.5, right_first);
    constexpr double quarter = 1.5707963267948966;
    const double begin = right_first ? -quarter : quarter;
    Path p;
    p.move_to({center.x, center.y + (right_first ? -1 : 1) * size * pip_radius});
    p.arc({center, size * pip_radius, begin, begin + 2 * quarter});
    p.close();
    return p;
  }
};

/// The number of filled halves of this sign.
void add_sign(const Sign& sign, int halves, std::vector<Item>& items) {
  const Stroke line{std::max(0.75, sign.size * 0.07), dark, Cap::round, Join::round, {}};
  if (halves != 1)
    return items.push_back(Shape{sign.whole(), line, halves == 2 ? std::optional(dark) : std::nullopt});
  items.push_back(Shape{sign.half(), std::nullopt, dark});
  items.push_back(Shape{sign.whole(), line, std::nullopt});
}

double row_width(const Setting& s, double size) {
  return s.look.level == LevelStyle::stars ? signs * size * star_step
                                           : (signs - 1) * size * pip_step + 2 * pip_room * size;
}

void add_row(const Setting& s, int level, double size, Point at, std::vector<Item>& items) {
  for (int i = 0; i < signs; ++i) {
    const int place = s.right_to_left ? signs - 1 - i : i;
    const Point center = s.look.level == LevelStyle::stars
                             ? Point{at.x + (place + 0.5) * size * star_step, at.y - size * 0.33}
                             : Point{at.x + size * (pip_room + place * pip_step), at.y - size * 0.32};
    add_sign({s.look.level, center, size, s.right_to_left}, std::clamp(level - 2 * i, 0, 2), items);
  }
}

// Between the two ends of a range.
const std::string until = " \u2013 ";

}  // namespace

double level_width(const Setting& s, const LevelMark& mark, double size) {
  switch (s.look.level) {
    case LevelStyle::none:
      return 0;
    case LevelStyle::words:
      return mark.level <= 0 ? 0 : text_width(s, mark.words, s.look.label, size);
    case LevelStyle::stars:
    case LevelStyle::pips:
      if (mark.level <= 0) return 0;
      return mark.highest > mark.level ? 2 * row_width(s, size) + text_width(s, until, s.look.label, size)
                                       : row_width(s, size);
  }
  return 0;
}

std::vector<Item> draw_level(const Setting& s, const LevelMark& mark, double size, Point at) {
  std::vector<Item> items;
  if (level_width(s, mark, size) == 0) return items;
  if (s.look.level == LevelStyle::words) {
    add_line(items, mark.words, s.look.label, size, at, Align::left, quiet_ink(s.look));
    return items;
  }
  if (mark.highest <= mark.level) {
    add_row(s, mark.level, size, at, items);
    return items;
  }
  const double row = row_width(s, size);
  const Point second{at.x + level_width(s, mark, size) - row, at.y};
  add_row(s, s.right_to_left ? mark.highest : mark.level, size, at, items);
  add_line(items, until, s.look.label, size, {at.x + row, at.y}, Align::left, quiet_ink(s.look));
  add_row(s, s.right_to_left ? mark.level : mark.highest, size, second, items);
  return items;
}

}  // namespace mazefolio::layout
