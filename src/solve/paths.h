#pragma once

#include <cstdint>
#include <vector>

#include "maze/maze.h"

namespace mazefolio::solve {

/// The cells of a shortest path, both ends included. Of several shortest paths, each step takes the first
/// side in the order of the topology. Empty where there is no path. Both cells must be contained.
CellPath shortest_path(const Maze& maze, Cell from, Cell to);

/// A shortest path from start to finish; in the halls of a thick maze the one that stays away from the rock.
/// With goals: the shortest walk that visits them all on the tree that connects them. Each step leads to a
/// neighbor, cells may repeat.
CellPath solve_maze(const Maze& maze);

/// The answer as strokes of a pen: without goals the path itself; with goals one stroke for each branch of
/// the tree that connects start, goals and finish. No passage is in two strokes.
std::vector<CellPath> answer_strokes(const Maze& maze);

/// A walk as such strokes: it is cut where it goes over a passage again, and where it follows a link.
std::vector<CellPath> without_repeats(const Maze& maze, const CellPath& walk);

/// Cell id -> steps from `from`; `unreached` for absent and separate cells.
constexpr std::uint32_t unreached = ~std::uint32_t{0};
std::vector<std::uint32_t> distances(const Maze& maze, Cell from);

}  // namespace mazefolio::solve
