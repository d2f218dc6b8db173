#pragma once

#include "layout/slot.h"
#include "layout/text_block.h"

namespace mazefolio::layout {

/// The words above one maze, set. Whoever needs room for them and whoever draws them take the same widths.
struct Heading {
  std::string number;  ///< large, at the start of the slot; empty: none
  double lead = 0;     ///< width of the number with the gap behind it
  TextBlock title;
  double title_room = 0;            ///< the width that is left to the title
  TextBlock meta;                   ///< number, level, algorithm and note on one line
  double mark = 0, meta_width = 0;  ///< widths of the level's signs, and of words and signs
  double mark_pt = 0;               ///< type size of the signs: in a very narrow slot they are smaller
  bool shows_level = false;         ///< the level is among them
  bool whole = true;                ///< no part of `meta` was left out, cut or made smaller
};
/// Never wider than the slot: of `meta` the algorithm is left out first, then the level and the number.
Heading set_heading(const Setting& setting, const SlotStyle& style, const SlotRoom& room,
                    const PuzzleText& text, double slot_width);

/// The title as this look prints it; empty where it only repeats a large number.
std::string printed_title(const Look& look, const PuzzleText& text);

/// The same as it stands in its heading: a long one is cut.
std::string shown_title(const Look& look, const PuzzleText& text, const Heading& heading);

/// The story in at most this many lines, as wide as the slot or the rest of it beside the badge.
TextBlock set_story(const Setting& setting, const SlotStyle& style, const SlotRoom& room,
                    const PuzzleText& text, double slot_width, int lines);

/// Adds the heading, and the story that stands in it, at the top of the slot.
void add_heading(const Setting& setting, const SlotStyle& style, const SlotRoom& room, const Rect& slot,
                 const PuzzleText& text, std::vector<Item>& items);

}  // namespace mazefolio::layout
