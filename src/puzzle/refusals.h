#pragma once

#include <string>

#include "base/result.h"
#include "puzzle/maze_room.h"
#include "spec/book_spec.h"

namespace mazefolio::puzzle {

/// What gives mazes more cells, for the hints of errors.
constexpr const char* more_room =
    "write a larger 'size' or 'page', a smaller 'per_page', or another 'audience' or 'template'";

/// One error at this place.
Diagnostics refused(const Place& place, std::string message, std::string hint);

/// Whether mazes of this size have corridors as wide as their readers need.
Outcome check_fit(const PuzzleSpec& entry, const MazeRoom& room, CellCount size, const std::string& audience);

/// Whether the size that an entry asks for, if it does, is worth printing.
Outcome check_side(const PuzzleSpec& entry);

}  // namespace mazefolio::puzzle
