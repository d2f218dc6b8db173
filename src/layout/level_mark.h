#pragma once

#include <string>
#include <vector>

#include "layout/setting.h"

namespace mazefolio::layout {

/// A level from 1 to 10 with its word; a range has `highest` and `highest_word` too. 0 is no level.
struct LevelMark {
  int level = 0;
  std::string word;
  int highest = 0;
  std::string highest_word;
};

/// "hard 5/10", and of a range "medium – expert 4–7/10"; empty without a level.
std::string level_words(const LevelMark& mark);

/// Width of the mark as the look draws it: words, or five stars or pips of which every level fills half of
/// one, twice for a range; 0 when there is nothing to draw.
double level_width(const Setting& setting, const LevelMark& mark, double size_pt);
/// The mark with its left end at `at`, on the baseline.
std::vector<Item> draw_level(const Setting& setting, const LevelMark& mark, double size_pt, Point at);

}  // namespace mazefolio::layout
