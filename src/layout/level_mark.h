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
  /// In a book for children: from 1 to 3, how hard the maze is among those of the book. Shown instead of the
  /// level, as signs in any look.
  int of_book = 0, highest_of_book = 0;
};

/// What the mark is in this look: none, words, or a row of stars or pips.
LevelStyle shown_as(const Look& look, const LevelMark& mark);
/// Whether it is a row of signs, and how many these are: three in a book for children, five in others.
bool has_signs(const Look& look, const LevelMark& mark);
int signs_of(const LevelMark& mark);

/// Width of the mark: words, or a row of whole stars or pips. A range has two rows. 0 where nothing is drawn.
double level_width(const Setting& setting, const LevelMark& mark, double size_pt);
/// The mark with its left end at `at`, on the baseline.
std::vector<Item> draw_level(const Setting& setting, const LevelMark& mark, double size_pt, Point at);

}  // namespace mazefolio::layout
