#pragma once

#include <utility>
#include <vector>

#include "base/rng.h"
#include "maze/maze.h"

namespace mazefolio::solve {

using GatePair = std::pair<Gate, Gate>;

/// Two gates on the rim whose cells lie as many steps apart as can be, of those that stand a fair share of
/// the outline apart: exact for perfect mazes, a good guess with loops. Of a cell's rim walls the upper or
/// lower one is taken. Where only one cell of several has a rim wall, the second gate is the cell farthest
/// from it, without a wall; where none has (floor of a thick maze far from its frame), so is the first. The
/// maze must have a cell and be connected.
GatePair farthest_rim_gates(const Maze& maze);

/// Placements worth rating on one maze, in a fixed order: opposite corners (both diagonals, both ways) and
/// opposite sides, where those lie half the longer side apart, the farthest rim gates, up to 20 random rim
/// pairs at least 0.6 of it apart.
/// No pair twice or side by side, never the same cell twice unless there is only one. A cell with several rim
/// walls gets one of them at random.
std::vector<GatePair> gate_candidates(const Maze& maze, Rng& rng);

/// The same between a fixed place and the rim: (from, gate) for the gate farthest by steps, those at the
/// named places, and up to 20 random ones. Never the cell of `from`, unless there is only one.
std::vector<GatePair> rim_candidates(const Maze& maze, const Gate& from, Rng& rng);

}  // namespace mazefolio::solve
