#pragma once

#include "prove/claims.h"
#include "prove/raster.h"
#include "prove/verdict.h"

namespace mazefolio::prove {

/// Where a level is shown by stars or pips, five of them stand over the maze, and as many halves of them are
/// filled as the level says.
void prove_signs(const PuzzleClaim& puzzle, const PageClaim& claim, const Raster& page, Verdict& verdict);

/// Whether the middle of something that the page claims is over the maze, in its slot.
bool in_heading(const Rect& box, const PuzzleClaim& puzzle);

}  // namespace mazefolio::prove
