#pragma once

#include <utility>
#include <vector>

#include "base/rng.h"
#include "maze/maze.h"

namespace mazefolio::solve {

using GatePair = std::pair<Gate, Gate>;

/// The two rim gates with the longest path between them, of those that are a fair part of the outline apart:
/// exact in perfect mazes, a good guess with loops. Where a cell has several rim walls, the upper or lower
/// one is taken. Where only one cell, or none (floor of a thick maze far from its frame), has a rim wall, the
/// other gates are the farthest cells, without a wall. The maze must have a cell and be connected.
GatePair farthest_rim_gates(const Maze& maze);

/// The placements to rate on one maze, in a fixed order: opposite corners (both diagonals, in both
/// directions) and opposite sides, where they are half the longer side apart; the farthest rim gates; up to
/// 20 random rim pairs at least 0.6 of the longer side apart. No pair occurs twice or side by side, nor the
/// same cell twice unless there is only one. Of several rim walls of a cell one is taken at random.
std::vector<GatePair> gate_candidates(const Maze& maze, Rng& rng);

/// The same between a fixed place and the rim: (from, gate) for the gate with the longest path, those at the
/// named places, and up to 20 random ones. Never the cell of `from`, unless there is only one cell.
std::vector<GatePair> rim_candidates(const Maze& maze, const Gate& from, Rng& rng);

}  // namespace mazefolio::solve
