#pragma once

#include <string>
#include <vector>

#include "layout/sheet.h"

namespace mazefolio::layout {

/// A maze of the book on its road.
struct RoadStop {
  std::string number, target;  ///< the target of a link
};
/// A winding road with a circle for each maze, to be colored in, and a medal at its end; on several pages
/// where there are many.
std::vector<Sheet> progress_sheets(const Setting& setting, const std::string& title, const std::string& text,
                                   const std::vector<RoadStop>& stops);

}  // namespace mazefolio::layout
