#pragma once

#include <memory>
#include <vector>

#include "base/bit_set.h"
#include "topology/any_topology.h"

namespace mazefolio::maze {

/// A way in or out: a cell and the rim wall that is left open there (no_wall for a place inside the maze).
/// The rim wall stays "closed" in Maze::open; who draws, and who writes text, leaves gate walls away.
struct Gate {
  Cell cell = no_cell;
  Wall wall = no_wall;
  friend bool operator==(const Gate&, const Gate&) = default;
};

/// A value: a shared immutable topology and one bit a wall. No visited flags, no drawing.
struct Maze {
  std::shared_ptr<const AnyTopology> topology;
  BitSet open;  ///< wall_limit bits; set where a passage joins the wall's two cells
  Gate start, finish;
  std::vector<Gate> goals{};  ///< further places that the way must visit, in any order
};

/// One of the two gates stands in this wall.
bool is_gate(const Maze& maze, Wall w);

/// Number of passages: open walls.
std::uint32_t passage_count(const Maze& maze);
/// One passage fewer than cells: of a connected maze, that any two cells are joined by one path.
bool is_tree(const Maze& maze);

/// The path as the walker sees it: cells from start to finish. A way that visits goals may use a cell twice.
using CellPath = std::vector<Cell>;

}  // namespace mazefolio::maze
