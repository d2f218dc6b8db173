#pragma once

#include "prove/claims.h"
#include "prove/raster.h"
#include "prove/verdict.h"

namespace mazefolio::prove {

/// Reads a puzzle back from its page: the steps from registration to marks. `colored` is the same page in
/// color, for a maze that claims colors; else null. Both have soft edges.
void prove_puzzle(const PuzzleClaim& puzzle, const Raster& raster, const ColorRaster* colored,
                  Verdict& verdict);

/// The resolution (dpi) to read a maze with: twelve pixels across a corridor, three across a wall, two and a
/// quarter across the rail of a bridge.
double needed_dpi(const InkClaim& ink);

}  // namespace mazefolio::prove
