#pragma once

#include <functional>
#include <span>
#include <string>

#include "base/diagnostic.h"
#include "puzzle/puzzle.h"
#include "spec/house_files.h"
#include "spec/level_table.h"
#include "topology/grids.h"

namespace mazefolio::puzzle {

/// The paper a maze's outline may use: points across and down, the audience's narrowest corridor, and the
/// smallest pitch that leaves it everywhere on the entry's grid.
struct MazeRoom {
  Size box;
  Length corridor, pitch;
};

/// The most columns and the most rows of cells that a box of so many pitches holds.
CellCount largest_size(const GridRow& grid, Size pitches);

/// Whether the field of a maze lies in the room.
bool fits(const GridRow& grid, CellCount size, const MazeRoom& room);

struct MakerSettings {
  std::string book_seed;
  Audience audience;
  std::vector<Audience> audiences;  ///< all there are, to advise another
  const LevelTable* levels = nullptr;
  /// For an entry and its readers; called from several threads.
  std::function<MazeRoom(const PuzzleSpec&, const Audience&)> room;
  unsigned jobs = 0;
  std::function<void()> on_done;  ///< after each puzzle, from one thread at a time; may be empty
};

struct Made {
  std::vector<Puzzle> puzzles;
  double generate_s = 0, solve_s = 0;  ///< summed over threads; for figures only
};

/// Generates, proves, solves and rates every puzzle, in parallel; the result depends on nothing but the
/// arguments. What cannot be had (a size too large for the page, a level out of reach) is reported at the
/// entry's place. Throws InternalError when a maze fails its proof, Canceled on an interrupt.
Made make_puzzles(std::span<const PuzzleOrder> orders, const MakerSettings& settings, Diagnostics& found);

}  // namespace mazefolio::puzzle
