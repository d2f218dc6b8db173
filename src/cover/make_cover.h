#pragma once

#include "base/result.h"
#include "cover/cover_brief.h"

namespace mazefolio::cover {

/// The whole sheet in this design. An error where something of the author's does not fit.
Result<CoverLayers> make_cover(const CoverBrief& brief, const std::string& design);

/// The sheet as a page; with guides it is a proof with trim, folds, safe areas and the bar code's place.
Frame sheet_of(const CoverGeometry& place, const CoverLayers& layers, bool guides);
/// The front alone, trimmed.
Frame front_of(const CoverGeometry& place, const CoverLayers& layers);

}  // namespace mazefolio::cover
