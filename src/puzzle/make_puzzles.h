#pragma once

#include <span>
#include <vector>

#include "base/result.h"
#include "puzzle/entry_request.h"
#include "puzzle/maker_settings.h"
#include "puzzle/puzzle.h"

namespace mazefolio::puzzle {

struct MadePuzzles {
  std::vector<Puzzle> puzzles;         ///< by request
  Diagnostics warnings;                ///< of entries that have the nearest level instead of their own
  double generate_s = 0, solve_s = 0;  ///< summed over threads; for statistics only
};

/// Makes every puzzle of a book, in parallel; the result depends on nothing but the arguments. What cannot be
/// had (a size too large for the page, a level out of reach) is an error at the entry's place, with
/// suggestions. Throws InternalError when a maze fails its proof, Canceled on an interrupt.
Result<MadePuzzles> make_puzzles(std::span<const EntryRequest> requests, const MakerSettings& settings);

}  // namespace mazefolio::puzzle
