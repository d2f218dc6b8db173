#include "layout/level_mark.h"

#include <algorithm>

#include "layout/ornament.h"
#include "layout/text_block.h"

namespace mazefolio {
namespace {

constexpr int levels = 5;

std::string words_of(const LevelMark& mark) {
  const bool range = !mark.highest_word.empty() && mark.highest_word != mark.word;
  return range ? mark.word + " \u2013 " + mark.highest_word : mark.word;
}

}  // namespace

double level_width(const Setting& s, const LevelMark& mark, double size) {
  switch (s.look.level) {
    case LevelStyle::none:
      return 0;
    case LevelStyle::words:
      return mark.word.empty() ? 0 : text_width(s, words_of(mark), s.look.label, size);
    case LevelStyle::stars:
      return mark.level <= 0 ? 0 : levels * size * 1.12;
    case LevelStyle::pips:
      return mark.level <= 0 ? 0 : (levels - 1) * size * 0.85 + size * 0.5;
  }
  return 0;
}

std::vector<Item> draw_level(const Setting& s, const LevelMark& mark, double size, Point at) {
  std::vector<Item> items;
  if (level_width(s, mark, size) == 0) return items;
  if (s.look.level == LevelStyle::words) {
    add_line(items, words_of(mark), s.look.label, size, at, Align::left, quiet_ink(s.look));
    return items;
  }
  // Full up to the level, grey up to the highest of a range, empty beyond.
  const int highest = std::max(mark.level, mark.highest);
  for (int i = 0; i < levels; ++i) {
    const int place = s.right_to_left ? levels - 1 - i : i;
    const std::optional<Ink> fill = i < mark.level ? std::optional(grey(0.25))
                                    : i < highest  ? std::optional(grey(0.75))
                                                   : std::nullopt;
    const Stroke line{std::max(0.75, size * 0.07), grey(0.25), Cap::round, Join::round, {}};
    if (s.look.level == LevelStyle::stars)
      items.push_back(
          Shape{star_path({at.x + (place + 0.5) * size * 1.12, at.y - size * 0.33}, size * 0.5), line, fill});
    else
      items.push_back(
          Shape{circle_path({at.x + size * 0.25 + place * size * 0.85, at.y - size * 0.32}, size * 0.2), line,
                fill});
  }
  return items;
}

}  // namespace mazefolio
