#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "puzzle/puzzle.h"
#include "spec/book_spec.h"

namespace mazefolio::publish {

/// The puzzles of one entry, rated and without repeats, for no paper in particular: where its size is auto, a
/// level decides it, up to 100 x 100 cells. Pictures must be loaded. Throws WorldError, InternalError,
/// Canceled.
Result<std::vector<Puzzle>> make_maze_set(const PuzzleSpec& entry, const std::string& seed);

}  // namespace mazefolio::publish
