#pragma once

#include "prove/claims.h"
#include "prove/raster.h"
#include "prove/verdict.h"

namespace mazefolio::prove {

/// Every arrow in a passage points to the cell that the manifest names: beside its axis there is ink towards
/// its foot, and none towards its tip.
void prove_arrow_ink(const RuleClaim& rule, const Raster& page, Verdict& verdict);

/// The cells that are filled are those whose marks say so.
void prove_block_ink(const PuzzleClaim& puzzle, const Raster& page, Verdict& verdict);

}  // namespace mazefolio::prove
