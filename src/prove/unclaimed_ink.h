#pragma once

#include <vector>

#include "prove/claims.h"
#include "prove/raster.h"
#include "prove/verdict.h"

namespace mazefolio::prove {

/// The boxes that may have ink on a page, in points: its words and art, its mazes with marks and arrows.
std::vector<Rect> inked_boxes(const PageClaim& page, const std::vector<const InkClaim*>& mazes);

/// Between the margins there is ink in these boxes only.
void prove_claimed(const BookClaim& book, const std::vector<Rect>& boxes, const Raster& raster, int page,
                   Verdict& verdict);

/// The pixels of a page that nothing may cover: its live area, as far as pixels can show.
struct LiveArea {
  int x0 = 0, y0 = 0, x1 = 0, y1 = 0;
};
LiveArea live_area(const BookClaim& book, const Raster& raster, int page);

/// In a book of one ink all but pictures is gray.
void prove_gray(const std::vector<Rect>& pictures, const ColorRaster& page, Verdict& verdict);

}  // namespace mazefolio::prove
