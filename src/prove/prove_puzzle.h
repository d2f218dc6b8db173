#pragma once

#include "prove/claims.h"
#include "prove/raster.h"
#include "prove/verdict.h"

namespace mazefolio::prove {

/// Reads a puzzle back from its page: registration, solvable, graph, walls, width, marks. `smooth`: the
/// raster is anti-aliased.
void prove_puzzle(const PuzzleClaim& puzzle, const Raster& page, bool smooth, Verdict& verdict);

/// The resolution (dpi) to read a maze with: twelve pixels across a corridor, three across a wall.
double needed_dpi(const InkClaim& ink);

}  // namespace mazefolio::prove
