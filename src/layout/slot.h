#pragma once

#include "layout/puzzle_page.h"
#include "layout/text_block.h"

namespace mazefolio::layout {

/// Sizes and heights of the words around one maze, for one number of puzzles a page.
struct SlotStyle {
  double heading_pt = 0, numeral_pt = 0, story_pt = 0, label_pt = 0;
  bool stacked = false;  ///< many slots: a title under a large number, not beside it
  double heading_height = 0, story_height = 0, note_height = 0, gap = 0;
};
SlotStyle slot_style(const Setting& setting, int per_page, const SlotRoom& room, double slot_height);

/// The slots of a page, words and maze together.
std::vector<Rect> puzzle_slots(const Setting& setting, bool recto, int per_page, const SlotRoom& room);
/// The part of a slot that its maze has.
Rect maze_box(const Rect& slot, const SlotStyle& style);

/// Width that the heading leaves to the title.
double title_width(const Setting& setting, const SlotStyle& style, const PuzzleText& text, double slot_width);
/// The title as this look prints it: nothing when it only repeats a large number.
std::string printed_title(const Look& look, const PuzzleText& text);

/// Height of the line for name and date, or 0.
double name_line_height(const Setting& setting, const SlotRoom& room);

/// Number, title, level and algorithm at the top of the slot.
void add_heading(const Setting& setting, const SlotStyle& style, const SlotRoom& room, const Rect& slot,
                 const PuzzleText& text, std::vector<Item>& items);

}  // namespace mazefolio::layout
