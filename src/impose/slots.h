#pragma once

#include "impose/imposition.h"

namespace mazefolio::impose {

/// The largest width and height among the pages.
Size largest_page(const std::vector<Size>& pages);

/// A sheet in equal slots, whichever way around makes the pages larger.
struct Slots {
  Size sheet;
  Rows rows;
  double free_left = 0;  ///< of each slot
  double scale = 1;      ///< of the largest page
  int count() const { return rows.columns * rows.rows; }
  Rect operator[](int i) const;  ///< row by row from the top left
};
Slots fitting_slots(const Stock& stock, Rows rows, double free_left = 0);

/// The page in the middle of a slot.
PlacedPage centered(int page, Size size, double scale, const Rect& slot);

/// The lines along which the sheet is cut, between the slots.
std::vector<Item> cut_lines(const Slots& slots);

/// A thin line for who cuts, folds or glues, and what it is drawn with.
Stroke mark_stroke(std::vector<double> dashes = {});
Item mark_line(Point from, Point to, std::vector<double> dashes = {});

}  // namespace mazefolio::impose
