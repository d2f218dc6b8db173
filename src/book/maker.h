#pragma once

#include <functional>
#include <span>
#include <string>

#include "base/diagnostic.h"
#include "book/puzzle.h"
#include "spec/house.h"

namespace mazefolio {

/// The paper a maze's outline may use: points across and down, the audience's narrowest corridor, and the
/// smallest distance from cell to cell that leaves it.
struct MazeRoom {
  Size box;
  Length corridor, pitch;
  std::uint32_t max_columns() const;
  std::uint32_t max_rows() const;
};

struct MakerSettings {
  std::string book_seed;
  std::string audience;  ///< for messages
  const LevelTable* levels = nullptr;
  std::function<MazeRoom(int per_page)> room;
  unsigned jobs = 0;
  std::function<void()> on_done;  ///< after each puzzle, from one thread at a time; may be empty
};

struct Made {
  std::vector<Puzzle> puzzles;
  double generate_s = 0, solve_s = 0;  ///< summed over threads; for figures only
};

/// Generates, proves, solves and rates every puzzle, in parallel; the result depends on nothing but the
/// arguments. What cannot be had (a size too large for the page, a level out of reach) is reported at the
/// entry's place. Throws InternalError when a maze fails its proof, Cancelled on an interrupt.
Made make_puzzles(std::span<const PuzzleOrder> orders, const MakerSettings& settings, Diagnostics& found);

}  // namespace mazefolio
