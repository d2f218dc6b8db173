#pragma once

#include "prove/claims.h"
#include "prove/raster.h"
#include "prove/verdict.h"

namespace mazefolio::prove {

/// Reads the shape in each cell that has one, and reports those that are not what the manifest claims.
void prove_shape_ink(const PuzzleClaim& puzzle, const Raster& page, Verdict& verdict);

}  // namespace mazefolio::prove
