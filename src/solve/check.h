#pragma once

#include "base/result.h"
#include "maze/maze.h"

namespace mazefolio::solve {

/// What is true of a maze, counted from its walls. Shares no code with the generators and solvers.
struct Verdict {
  std::uint32_t cells = 0;
  std::uint32_t reached = 0;  ///< cells joined to the first one
  std::uint32_t passages = 0;
  bool connected = false;     ///< a path leads from every cell to every other
  bool perfect = false;       ///< connected, and without a loop (in a thick maze: around rock)
  bool gates_on_rim = false;  ///< both gates stand in rim walls of their cells
  Outcome sound = Done{};     ///< the first thing that forbids printing it; a loop does not
};

/// The walls alone: for mazes whose gates are not set yet.
Verdict check_walls(const Maze& maze);

/// Walls and gates: open walls lie between cells and are long enough for a passage, both lanes of a crossing
/// go through, every cell is reached, the cells of gates and goals exist, their walls are rim walls of those
/// cells and wide enough (where any is), and no two are one cell (start and finish differ in wall, if there
/// is only one; a single loop has both in one place). The floor of a thick maze is not divided, and its gates
/// are dug.
Verdict check(const Maze& maze);

/// Fails where `path` does not lead from start to finish through open walls, past all goals or (without
/// goals) with no cell twice; in a single loop, around it.
Outcome check_path(const Maze& maze, const CellPath& path);

/// All of these checks: fails with the first thing that forbids printing this maze with this answer. Null: no
/// answer is checked.
Outcome check_printable(const Maze& maze, const CellPath* answer, bool must_be_perfect);

}  // namespace mazefolio::solve
