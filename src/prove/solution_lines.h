#pragma once

#include <vector>

#include "prove/claims.h"

namespace mazefolio::prove {

/// One may go on from a letter at its twin.
bool has_twins(const PuzzleClaim& puzzle);

/// The lines of the solution: one, or more where it goes on from a letter at its twin.
std::vector<std::vector<Point>> solution_lines(const PuzzleClaim& puzzle);

}  // namespace mazefolio::prove
