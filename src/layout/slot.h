#pragma once

#include "layout/puzzle_page.h"

namespace mazefolio::layout {

/// Line distances by the type size: of titles, of the small line with level and note, of the note below a
/// maze.
constexpr double title_leading = 1.18, meta_leading = 1.4, note_leading = 1.2;

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

/// Whether the look or the room puts anything on the line of level and note.
bool has_meta_line(const Look& look, const SlotRoom& room);

/// Height of title and level where these share a line.
double first_line_height(const Look& look, const SlotStyle& style, const SlotRoom& room);

/// What a large number and the words beside it need below their baseline.
double below_baseline(const SlotStyle& style);

/// Height of the line for name and date; 0 without one.
double name_line_height(const Setting& setting, const SlotRoom& room);

}  // namespace mazefolio::layout
