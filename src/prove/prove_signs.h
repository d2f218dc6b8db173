#pragma once

#include "prove/claims.h"
#include "prove/raster.h"
#include "prove/verdict.h"

namespace mazefolio::prove {

/// The levels of the mazes of a book whose level is shown by signs; 0 where there are none.
struct SignedLevels {
  int lowest = 0, highest = 0;
};
SignedLevels signed_levels(const BookClaim& book);

/// Where a level is shown by stars or pips, they stand over the maze, and as many of them are filled as the
/// level says: of five, one for two levels; of three, one for each third of the book's levels.
void prove_signs(const PuzzleClaim& puzzle, SignedLevels levels, const PageClaim& claim, const Raster& page,
                 Verdict& verdict);

/// Whether the middle of something that the page claims is over or below the maze, in its slot.
bool in_heading(const Rect& box, const PuzzleClaim& puzzle);

}  // namespace mazefolio::prove
