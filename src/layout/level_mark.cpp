#include "layout/level_mark.h"

#include <algorithm>

#include "layout/ornament.h"
#include "layout/text_block.h"

namespace mazefolio {
namespace {

constexpr int signs = 5;  // stars or pips
constexpr Ink dark = grey(0.25), pale = grey(0.75);

/// One star or pip of a row.
struct Sign {
  LevelStyle style = LevelStyle::stars;
  Point center;
  double size = 0;
  bool right_first = false;

  Path whole() const {
    return style == LevelStyle::stars ? star_path(center, size * 0.5) : circle_path(center, size * 0.2);
  }
  /// The half that is filled first.
  Path half() const {
    if (style == LevelStyle::stars) return half_star_path(center, size * 0.5, right_first);
    constexpr double quarter = 1.5707963267948966;
    const double begin = right_first ? -quarter : quarter;
    Path p;
    p.move_to({center.x, center.y + (right_first ? -1 : 1) * size * 0.2});
    p.arc({center, size * 0.2, begin, begin + 2 * quarter});
    p.close();
    return p;
  }
};

/// Dark up to the level, pale up to the highest of a range, empty beyond; both are counted in halves.
void add_sign(const Sign& sign, int darks, int pales, std::vector<Item>& items) {
  const Stroke line{std::max(0.75, sign.size * 0.07), dark, Cap::round, Join::round, {}};
  std::optional<Ink> ground;
  if (darks == 2 || pales == 2) ground = darks == 2 ? dark : pale;
  if (darks != 1 && pales != 1) return items.push_back(Shape{sign.whole(), line, ground});
  if (ground) items.push_back(Shape{sign.whole(), std::nullopt, ground});
  items.push_back(Shape{sign.half(), std::nullopt, darks == 1 ? dark : pale});
  items.push_back(Shape{sign.whole(), line, std::nullopt});
}

}  // namespace

std::string level_words(const LevelMark& mark) {
  if (mark.level <= 0 || mark.word.empty()) return {};
  std::string out = mark.word, number = std::to_string(mark.level);
  if (mark.highest > mark.level) {
    if (mark.highest_word != mark.word) out += " \u2013 " + mark.highest_word;
    number += "\u2013" + std::to_string(mark.highest);
  }
  return out + " " + number + "/10";
}

double level_width(const Setting& s, const LevelMark& mark, double size) {
  switch (s.look.level) {
    case LevelStyle::none:
      return 0;
    case LevelStyle::words:
      return mark.level <= 0 ? 0 : text_width(s, level_words(mark), s.look.label, size);
    case LevelStyle::stars:
      return mark.level <= 0 ? 0 : signs * size * 1.12;
    case LevelStyle::pips:
      return mark.level <= 0 ? 0 : (signs - 1) * size * 0.85 + size * 0.5;
  }
  return 0;
}

std::vector<Item> draw_level(const Setting& s, const LevelMark& mark, double size, Point at) {
  std::vector<Item> items;
  if (level_width(s, mark, size) == 0) return items;
  if (s.look.level == LevelStyle::words) {
    add_line(items, level_words(mark), s.look.label, size, at, Align::left, quiet_ink(s.look));
    return items;
  }
  for (int i = 0; i < signs; ++i) {
    const int place = s.right_to_left ? signs - 1 - i : i;
    const Point center = s.look.level == LevelStyle::stars
                             ? Point{at.x + (place + 0.5) * size * 1.12, at.y - size * 0.33}
                             : Point{at.x + size * 0.25 + place * size * 0.85, at.y - size * 0.32};
    const auto halves = [&](int level) { return std::clamp(level - 2 * i, 0, 2); };
    add_sign({s.look.level, center, size, s.right_to_left}, halves(mark.level),
             halves(std::max(mark.level, mark.highest)), items);
  }
  return items;
}

}  // namespace mazefolio
