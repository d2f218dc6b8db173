#pragma once

#include <optional>
#include <vector>

#include "maze/maze.h"

namespace mazefolio::rules {

/// All ways from the start to the finish without a cell twice, in the order of a depth-first search; nothing:
/// there are too many.
std::optional<std::vector<CellPath>> all_ways(const Maze& maze);

}  // namespace mazefolio::rules
