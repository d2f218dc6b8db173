#pragma once

#include <string>
#include <vector>

#include "layout/frame.h"
#include "layout/look.h"
#include "layout/text_measurer.h"

namespace mazefolio::layout {

/// A drawing that fills the box from the origin to `size`, in any unit.
struct SheetPicture {
  Item drawing;
  Size size;
  std::string label;
};
struct SheetGroup {
  std::string title;
  std::vector<SheetPicture> pictures;
};

/// Pages of small pictures of one size in rows, each with its label below it. Groups have heads, which are
/// also in the outline of the screen edition; every page has a folio.
std::vector<Page> contact_sheet(Size page, const Typeface& face, const std::vector<SheetGroup>& groups,
                                TextMeasurer& measurer);

}  // namespace mazefolio::layout
