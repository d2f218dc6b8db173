#pragma once

#include "base/result.h"
#include "puzzle/request.h"

namespace mazefolio::puzzle {

/// Fails, at the place of the field, where the borders of regions are to be heavier and cannot be: the maze
/// has no regions, or its walls have a thickness of their own.
Outcome check_borders(const PuzzleSpec& entry);

/// The walls between regions, one bit a wall. The maze is made again, with its growth; check_borders passed.
BitSet region_borders(const PuzzleRequest& request, const Maze& maze);

}  // namespace mazefolio::puzzle
