#pragma once

#include "prove/parts.h"

namespace mazefolio::prove {

/// Two levels, which must give the same result: a pixel is ink where its gray is below this share of the
/// range from the walls' ink to paper.
constexpr double dark_share = 96 / 255.0, pale_share = 160 / 255.0;

/// The pixels that walls leave free. Boxes of marks count as free, and so do the mouths of crossings, which
/// are paler than walls: there a pixel is ink below `mouth_share` of the range from walls to mouths.
Mask free_mask(const Raster& page, const PlaceMap& places, const GraphClaim& graph, const InkClaim& ink,
               double mouth_gray, double share, double mouth_share);

/// Sets these boxes, in points, free.
void free_boxes(Mask& mask, const Raster& page, const std::vector<Rect>& boxes);

}  // namespace mazefolio::prove
