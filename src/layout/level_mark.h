#pragma once

#include <string>
#include <vector>

#include "layout/setting.h"

namespace mazefolio::layout {

/// A level from 1 to 10, and what a look of words prints for it ("hard · 5 of 10"); 0 is no level. A range
/// also has `highest`.
struct LevelMark {
  int level = 0;
  std::string words;
  int highest = 0;
};

/// Width of the mark in the style of the look: words, or five stars or pips. Each level fills half a sign; a
/// range has two rows. 0 where nothing is drawn.
double level_width(const Setting& setting, const LevelMark& mark, double size_pt);
/// The mark with its left end at `at`, on the baseline.
std::vector<Item> draw_level(const Setting& setting, const LevelMark& mark, double size_pt, Point at);

}  // namespace mazefolio::layout
