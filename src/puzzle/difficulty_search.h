#pragma once

#include <string>

#include "base/result.h"
#include "puzzle/entry_request.h"
#include "puzzle/maker_settings.h"
#include "puzzle/puzzle.h"
#include "puzzle/request.h"
#include "puzzle/unique.h"

namespace mazefolio::puzzle {

/// One attempt at a request: the maze of this size and seed, its gates chosen for the target score and so
/// that it is worth printing for this audience.
PuzzleRequest attempt_at(const EntryRequest& request, CellCount size, std::string seed,
                         const Audience& audience);

struct SearchOutcome {
  Result<Puzzle> puzzle;
  bool out_of_reach = false;           ///< why there is none: no maze has the level, or is worth printing
  double generate_s = 0, solve_s = 0;  ///< of all attempts; for statistics only
};

/// Looks for a maze in the band of levels that the request asks for and that is worth printing: over sizes,
/// seeds and placements of the gates. Mazes that are `taken` are passed over; null: none is. Pure. Throws
/// InternalError, Canceled.
SearchOutcome search_puzzle(const EntryRequest& request, const MakerSettings& settings, const Taken* taken);

}  // namespace mazefolio::puzzle
