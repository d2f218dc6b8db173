#pragma once

#include "prove/claims.h"
#include "prove/raster.h"
#include "prove/verdict.h"

namespace mazefolio::prove {

/// Reads an answer back from its page: the same maze, a path from start to finish that crosses no wall, and
/// no ink of a path elsewhere. The puzzle must have an answer.
void prove_answer(const PuzzleClaim& puzzle, const Raster& page, bool key, Verdict& verdict);

}  // namespace mazefolio::prove
