#pragma once

#include "prove/raster.h"

namespace mazefolio::prove {

/// The pages from `first` to `last`, fewer where the file has fewer, without soft edges: the quickest way to
/// where ink is. Throws WorldError like run_tool.
std::vector<Raster> rasterize_hard(const std::string& pdf, int first, int last, double dpi);

}  // namespace mazefolio::prove
