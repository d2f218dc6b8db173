#pragma once

#include <cstdint>
#include <vector>

#include "maze/maze.h"

namespace mazefolio::solve {

/// The cells of a shortest way, both ends included; where several are shortest, each step takes the first
/// side in the topology's order. Empty when there is no way. Both cells must be contained.
CellPath shortest_path(const Maze& maze, Cell from, Cell to);

/// From the start's cell to the finish's, a shortest way; in wide halls of a thick maze the one that keeps
/// off the rock. With goals the shortest walk that visits them all on the tree that joins them: every step
/// joins neighbors, cells may repeat.
CellPath solve_maze(const Maze& maze);

/// The answer as strokes of a pen: without goals the way itself; with goals one stroke a branch of the tree
/// that joins start, goals and finish. No passage is in two strokes.
std::vector<CellPath> answer_strokes(const Maze& maze);

/// Cell id -> steps from `from`; unreached for absent and separate cells. 4 bytes a cell.
constexpr std::uint32_t unreached = ~std::uint32_t{0};
std::vector<std::uint32_t> distances(const Maze& maze, Cell from);

}  // namespace mazefolio::solve
