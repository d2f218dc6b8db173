#pragma once

#include "prove/claims.h"
#include "prove/raster.h"
#include "prove/verdict.h"

namespace mazefolio::prove {

/// Reads an answer back from its page: the same maze, a way from start to finish through no wall, and no ink
/// of a way elsewhere. The puzzle must have an answer.
void prove_answer(const PuzzleClaim& puzzle, const Raster& page, bool key, Verdict& verdict);

}  // namespace mazefolio::prove
