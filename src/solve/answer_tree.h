#pragma once

#include <vector>

#include "maze/maze.h"

namespace mazefolio::solve {

/// The cells that an answer joins: start, goals in their order, finish.
std::vector<Cell> terminals(const Maze& maze);

/// The walls of a smallest tree of passages that joins all of these cells, one bit a wall: exact in a perfect
/// maze, and with loops for up to eight terminals on mazes of book size; beyond that a tree grown by shortest
/// ways. No wall where there is no such tree, or only one cell.
BitSet answer_tree(const Maze& maze, const std::vector<Cell>& terminals);

}  // namespace mazefolio::solve
