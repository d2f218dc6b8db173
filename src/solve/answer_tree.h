#pragma once

#include <vector>

#include "maze/maze.h"

namespace mazefolio::solve {

/// The cells that an answer connects: start, goals in their order, finish.
std::vector<Cell> terminals(const Maze& maze);

/// The smallest tree of passages that connects these cells, one bit for each wall. It is exact in a perfect
/// maze, and in others for up to eight terminals on mazes of book size; beyond that it is grown by shortest
/// paths. No bit is set where there is no such tree, or only one cell.
BitSet answer_tree(const Maze& maze, const std::vector<Cell>& terminals);

}  // namespace mazefolio::solve
