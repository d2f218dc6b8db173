#pragma once

#include <cstddef>
#include <functional>

#include "preflight/paint_mark.h"
#include "preflight/text_state.h"

namespace mazefolio::preflight {

/// How many bytes of content may still be run, those of forms as often as they are drawn.
struct RunBudget {
  std::size_t left = 0;
  bool exceeded = false;
};

/// The transformation of a page's units to points from the top left of its media box as it is shown.
PdfMatrix page_matrix(const PageFacts& page);
/// Its media box in these points; it begins at 0, 0.
Rect paper_of(const PageFacts& page);

/// Runs the content of a page, and calls `mark` for everything that it paints, in its order: also what is
/// white, clipped away or off the paper. Stops where the budget is exceeded.
void for_each_mark(const PageFacts& page, CodeTables& codes, RunBudget& budget,
                   const std::function<void(const PaintMark&)>& mark);

}  // namespace mazefolio::preflight
