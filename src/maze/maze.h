#pragma once

#include <memory>
#include <vector>

#include "base/bit_set.h"
#include "maze/marks.h"
#include "topology/any_topology.h"

namespace mazefolio::maze {

/// An entrance or exit: a cell and the rim wall that is open there (no_wall for a place inside the maze). The
/// rim wall stays closed in Maze::open; drawings and texts leave it out.
struct Gate {
  Cell cell = no_cell;
  Wall wall = no_wall;
  friend bool operator==(const Gate&, const Gate&) = default;
};

/// A maze as a value: a shared immutable topology and one bit for each wall.
struct Maze {
  std::shared_ptr<const AnyTopology> topology;
  BitSet open;  ///< wall_limit bits; set where a passage joins the wall's two cells
  Gate start, finish;
  std::vector<Gate> goals{};             ///< further places that the solution must visit, in any order
  std::shared_ptr<const Marks> marks{};  ///< of the rule that it is solved by; null: its walls are all
};

/// True where the start or the finish stands in this wall.
bool is_gate(const Maze& maze, Wall w);

/// The number of passages, which are the open walls.
std::uint32_t passage_count(const Maze& maze);
/// True where there is one passage fewer than cells: then a connected maze has one path between any two
/// cells.
bool is_tree(const Maze& maze);

/// The cells of a path from start to finish. A path that visits goals may use a cell twice.
using CellPath = std::vector<Cell>;

}  // namespace mazefolio::maze
