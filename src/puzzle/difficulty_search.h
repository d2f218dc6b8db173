#pragma once

#include <optional>
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

/// The seed of an attempt, from 0.
std::string seed_of(const EntryRequest& request, const MakerSettings& settings, int attempt);

/// Whether such mazes can be had, whatever the seed of the book.
struct Reach {
  std::optional<Diagnostics> refusal{};  ///< why not
  bool out_of_reach = false;             ///< as in SearchOutcome
  CellCount size{};                      ///< where they were found; nothing where it was not looked
  int tries = 1;                         ///< mazes that it took for each
};

/// Looks for two mazes as search_puzzle does, on mazes of fixed seeds. Depends on what the request asks for
/// and on its room, never on a seed. Throws Canceled.
Reach reach_of(const EntryRequest& request, const MakerSettings& settings);

struct SearchOutcome {
  Result<Puzzle> puzzle;
  bool out_of_reach = false;           ///< why there is none: no maze has the level, or is worth printing
  double generate_s = 0, solve_s = 0;  ///< of all attempts; for statistics only
  int attempt = 0, attempts = 0;       ///< the one whose maze was taken, for seed_of; of how many
};

/// Looks for a maze in the band of levels that the request asks for and that is worth printing: over sizes,
/// seeds and placements of the gates. Mazes that are `taken` are passed over; null: none is. Pure. Throws
/// InternalError, Canceled.
SearchOutcome search_puzzle(const EntryRequest& request, const MakerSettings& settings, const Reach& reach,
                            const Taken* taken);

}  // namespace mazefolio::puzzle
