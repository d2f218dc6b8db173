#pragma once

#include <optional>
#include <vector>

#include "puzzle/entry_request.h"
#include "puzzle/maze_room.h"
#include "spec/level_table.h"
#include "topology/grids.h"

namespace mazefolio::puzzle {

/// A size to try, the score that mazes of this size have on average, and what it costs, in levels, that they
/// do not fill the room.
struct SizeGuess {
  CellCount size;
  double score = 0;
  double penalty = 0;
};

/// The sizes that a request allows: that of its entry, or all inside the room that are shaped like the room,
/// the smallest first. Empty where the room holds no maze.
std::vector<SizeGuess> sizes_to_try(const EntryRequest& request, const MazeRoom& room,
                                    const LevelTable& levels);

/// The strokes of an entry's letters in this size, where they are too narrow; nothing elsewhere. Cuts no
/// cell.
std::optional<topology::NarrowStrokes> narrow_strokes(const PuzzleSpec& entry, CellCount size);

}  // namespace mazefolio::puzzle
