#pragma once

#include <string>
#include <vector>

#include "layout/setting.h"

namespace mazefolio::layout {

/// A level from 1 to 10 with its word; 0 is no level. A range also has `highest` and `highest_word`.
struct LevelMark {
  int level = 0;
  std::string word;
  int highest = 0;
  std::string highest_word;
  /// In a book for children: from 1 to 3, how hard the maze is among those of the book. Shown instead of the
  /// level, as signs in any look.
  int of_book = 0, highest_of_book = 0;
};

/// "hard 5/10", or for a range "medium – expert 4–7/10"; empty without a level, or where signs are shown.
std::string level_words(const LevelMark& mark);

/// Whether the mark is a row of signs, not words.
bool has_signs(const Look& look, const LevelMark& mark);

/// Width of the mark in the style of the look: words, or a row of whole stars or pips, three in a book for
/// children and five in others. A range has two rows. 0 where nothing is drawn.
double level_width(const Setting& setting, const LevelMark& mark, double size_pt);
/// The mark with its left end at `at`, on the baseline.
std::vector<Item> draw_level(const Setting& setting, const LevelMark& mark, double size_pt, Point at);

}  // namespace mazefolio::layout
