#pragma once

#include "prove/claims.h"
#include "prove/places.h"
#include "prove/raster.h"
#include "prove/verdict.h"

namespace mazefolio::prove {

/// The page without the pale art below a maze: where the manifest has it, ink that is no darker becomes
/// paper.
Raster without_details(const Raster& page, const PlaceMap& places, const InkClaim& ink);

/// The pale art of the manifest is on the page.
void prove_details(const Raster& page, const PlaceMap& places, const InkClaim& ink, Verdict& verdict);

}  // namespace mazefolio::prove
