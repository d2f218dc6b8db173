#pragma once

#include "prove/parts.h"

namespace mazefolio::prove {

/// Both must tell the same: shares of the way from the walls' ink to paper, below which a pixel is ink.
constexpr double dark_share = 96 / 255.0, pale_share = 160 / 255.0;

/// Where walls leave the page free. The boxes of marks count as free; in crossings the mouths do, which are
/// paler than walls.
Mask free_mask(const Raster& page, const PlaceMap& places, const GraphClaim& graph, const InkClaim& ink,
               double mouth_gray, double share);

Mask inverted(Mask mask);

/// Lets these boxes, in points, count as free.
void free_boxes(Mask& mask, const Raster& page, const std::vector<Rect>& boxes);

}  // namespace mazefolio::prove
