#pragma once

#include <string>

#include "maze/maze.h"

namespace mazefolio::solve {

/// What is true of a maze, counted afresh from its walls. Shares no code with what made or solved it.
struct Verdict {
  std::uint32_t cells = 0;
  std::uint32_t reached = 0;  ///< cells joined to the first one
  std::uint32_t passages = 0;
  bool connected = false;  ///< a way leads from every cell to every other
  bool perfect = false;    ///< connected, and without a loop (of a thick maze: round rock): exactly one way
  bool gates_on_rim = false;  ///< both gates stand in rim walls of their cells
  std::string fault;          ///< the first thing that forbids printing it, or empty; a loop is none
};

/// The walls alone: for mazes whose gates are not set yet.
Verdict check_walls(const Maze& maze);

/// Walls and gates: open walls lie between cells and are long enough for a passage, both lanes of a crossing
/// go through, every cell is reached, the cells of gates and goals exist, their walls are rim walls of those
/// cells and wide enough (where any is), and no two are one cell (start and finish differ in wall, if there
/// is only one). The floor of a thick maze is not divided, and its gates are dug.
Verdict check(const Maze& maze);

/// Why `path` does not lead from start to finish through open walls, past all goals or (without goals) with
/// no cell twice, or "".
std::string check_path(const Maze& maze, const CellPath& path);

/// All of it: the first thing that forbids printing this maze with this answer, or "". Null: no answer
/// is asked for.
std::string find_fault(const Maze& maze, const CellPath* answer, bool must_be_perfect);

}  // namespace mazefolio::solve
