#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/geometry/geometry.h"
#include "prove/raster.h"

namespace mazefolio::prove {

/// What pixels and words tell of one page of any PDF; lengths in points.
struct PageFigures {
  Size paper;
  std::vector<Rect> frames;             ///< of its mazes and answers, the largest first
  std::optional<double> smallest_type;  ///< outside of the frames, exact to a third of a point
};

/// The boxes of large pieces of joined ink: mazes, answers and pictures. A border around the page is none.
std::vector<Rect> frames_on(const Raster& page);

/// One for each page. Throws WorldError like run_tool.
std::vector<PageFigures> read_page_figures(const std::string& pdf);

}  // namespace mazefolio::prove
