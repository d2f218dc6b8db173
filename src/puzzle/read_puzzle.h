#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "puzzle/puzzle.h"
#include "spec/book_spec.h"

namespace mazefolio::puzzle {

/// The puzzle of a text (maze/text.h), with these goals instead of its own gates where there are any. Gates
/// that neither names are set on the rim. It is proven, and solved where that is wanted, but not rated.
/// Errors have places in `file`, the name of the text. Throws Canceled.
Result<Puzzle> read_puzzle(std::string_view text, const std::string& file, const Goals& goals, bool solved);

/// The puzzle of a maze that was read from `file` with its gates: proven, and solved where that is wanted.
Result<Puzzle> puzzle_of_read_maze(Maze maze, const std::string& file, bool solved);

}  // namespace mazefolio::puzzle
