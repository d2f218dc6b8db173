#pragma once

#include <span>
#include <vector>

#include "solve/explain.h"

namespace mazefolio::solve {

/// The cells of each wrong branch of an effort of this maze, beginning with its first: all that lies behind
/// it, and where ways meet again, all from where a shortest way to the goal comes through it. Of a thick maze
/// also the cells of halls that belong to it. The maze's goals must be those of the effort's direction.
std::vector<std::vector<Cell>> branch_cells(const Maze& maze, const Effort& effort);

}  // namespace mazefolio::solve
