#pragma once

#include <optional>
#include <string>

#include "book/maker.h"
#include "topology/grids.h"

namespace mazefolio {

/// The sizes worth trying for an order, best first: the entry's own, or those whose expected score
/// comes nearest to the wish, all inside the room and shaped like it.
std::vector<CellCount> sizes_to_try(const PuzzleOrder& order, const MazeRoom& room, const LevelTable& levels);

/// One attempt: the maze of `seed` with the placement of its gates whose score is nearest to the wish.
struct Candidate {
  Maze maze;
  CellPath solution;
  double score = 0;
  double generate_s = 0, solve_s = 0;  ///< for figures only
};
Candidate attempt(const PuzzleOrder& order, CellCount size, const std::string& seed);

}  // namespace mazefolio
