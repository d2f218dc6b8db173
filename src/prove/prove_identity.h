#pragma once

#include "prove/claims.h"
#include "prove/verdict.h"

namespace mazefolio::prove {

/// The manifest counts the cells of its own graph, and calls the maze perfect where it has no loop.
void prove_counts(const PuzzleClaim& puzzle, Verdict& verdict);

/// The manifest says the same of a puzzle as that of the maze of its id, made again at the same place: graph,
/// gates, solution and all figures.
void prove_identity(const PuzzleClaim& puzzle, const PuzzleClaim& again, Verdict& verdict);

}  // namespace mazefolio::prove
