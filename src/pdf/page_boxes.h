#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/geometry/geometry.h"

namespace mazefolio::pdf {

/// The boxes of a page as its file gives them: user units, origin bottom left, y up. A box that a page does
/// not have is left out, also where a viewer would take another for it.
struct PageBoxes {
  std::vector<std::pair<std::string, Rect>> boxes;  ///< "MediaBox", "CropBox", "BleedBox", "TrimBox"
  double user_unit = 1;                             ///< points in one unit
  int rotation = 0;                                 ///< degrees, clockwise
};

/// The boxes of every page of a file. Throws WorldError where it is not a PDF.
std::vector<PageBoxes> page_boxes(const std::string& path);

}  // namespace mazefolio::pdf
