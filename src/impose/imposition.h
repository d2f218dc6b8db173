#pragma once

#include <string>
#include <vector>

#include "layout/frame.h"
#include "pdf/place_pages.h"

namespace mazefolio::impose {

/// How the paper is turned over for the second side; `none` prints on one side.
enum class Turn { none, long_edge, short_edge };

/// One side of a sheet. The marks are drawn over the pages.
struct SheetSide {
  Size size;
  std::vector<PlacedPage> pages;
  std::vector<Item> marks;
};
/// All sides in the order in which they are printed. `scale` is that of the pages: 1 is as large as they are.
struct Imposition {
  std::vector<SheetSide> sides;
  double scale = 1;
  Turn turn = Turn::none;
};

/// The pages of a book, and the paper that they are printed on.
struct Stock {
  std::vector<Size> pages;  ///< at least one
  Size sheet;               ///< either way around: the way that gives the larger pages is chosen
  bool right_bound = false;
  bool marks = true;  ///< folds, cuts and staples
};

/// A folded book, stapled in its middle: page 1 is the front of the first sheet. Sheets that lie inside
/// others are moved towards the fold by the thickness of the paper between, in points.
Imposition booklet(const Stock& stock, double thickness_pt);

/// Pages side by side in the order of reading, on one side of the paper: `columns` times `rows` in a sheet
/// that lies or stands. `holes_pt` stays free at the left of each page.
struct Rows {
  int columns = 2, rows = 1;
};
Imposition side_by_side(const Stock& stock, Rows rows, double holes_pt = 0);

/// Printed on both sides and cut: the piles, one on the other, are the book.
Imposition cut_and_stack(const Stock& stock, Rows rows);

/// One page on many sheets that are glued together: each has its name, marks where the next one is laid, and
/// 10 mm in common with it. The first side is a plan.
Imposition poster(const Stock& stock, int page, Size size, const Font& font);

}  // namespace mazefolio::impose
