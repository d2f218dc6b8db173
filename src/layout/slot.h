#pragma once

#include "layout/puzzle_page.h"
#include "layout/text_block.h"

namespace mazefolio::layout {

/// Sizes and heights of the text around one maze.
struct SlotStyle {
  double heading_pt = 0, numeral_pt = 0, story_pt = 0, label_pt = 0;
  bool stacked = false;  ///< many slots: a title below a large number, not beside it
  double heading_height = 0, story_height = 0, note_height = 0, gap = 0;
  double head_height() const { return heading_height + story_height + gap; }
};
SlotStyle slot_style(const Setting& setting, int per_page, const SlotRoom& room);

/// The slots of a page, each for text and maze together.
std::vector<Rect> puzzle_slots(const Setting& setting, bool recto, int per_page, const SlotRoom& room);

/// The width that the heading leaves for the title.
double title_width(const Setting& setting, const SlotStyle& style, const SlotRoom& room,
                   const PuzzleText& text, double slot_width);
/// The width of what stands beside the title or below it: number, level, algorithm, the note on shared pages.
double meta_width(const Setting& setting, const SlotStyle& style, const SlotRoom& room,
                  const PuzzleText& text);
/// The title as this look prints it; empty where it only repeats a large number.
std::string printed_title(const Look& look, const PuzzleText& text);

/// The same as it stands on the page: a long one is cut.
std::string shown_title(const Setting& setting, int per_page, const SlotRoom& room, const PuzzleText& text,
                        double slot_width);

/// Height of the line for name and date; 0 without one.
double name_line_height(const Setting& setting, const SlotRoom& room);

/// Adds number, title, level and algorithm at the top of the slot.
void add_heading(const Setting& setting, const SlotStyle& style, const SlotRoom& room, const Rect& slot,
                 const PuzzleText& text, std::vector<Item>& items);

}  // namespace mazefolio::layout
