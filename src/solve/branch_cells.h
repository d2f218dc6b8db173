#pragma once

#include <span>
#include <vector>

#include "solve/explain.h"

namespace mazefolio::solve {

/// The cells of each wrong branch of an effort, its first cell first: all cells behind that one, and where
/// the maze has loops, all cells from which a shortest path to the goal leads through it. In a thick maze
/// also the cells of the halls that belong to it. The goals of the maze must be those of the effort's
/// direction.
std::vector<std::vector<Cell>> branch_cells(const Maze& maze, const Effort& effort);

}  // namespace mazefolio::solve
