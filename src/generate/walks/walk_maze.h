#pragma once

#include <memory>

#include "maze/maze.h"

namespace mazefolio::generate {

/// Calls step(wall) for each step of a walk from cell to neighbor.
template <class Step>
void for_each_step(const Lattice& t, const CellPath& walk, Step step) {
  for (std::size_t i = 1; i < walk.size(); ++i)
    t.for_each_neighbor(walk[i - 1], [&](Cell n, Wall w) {
      if (n == walk[i]) step(w);
    });
}
/// Its open walls.
BitSet walk_passages(const Lattice& t, const CellPath& walk);

/// The maze of a lattice whose only passages are the steps of `walk`, from cell to neighbor.
Maze walk_maze(std::shared_ptr<const AnyTopology> field, const CellPath& walk);

/// The same of a round walk, with the step from its last cell to its first and no gates; start and finish are
/// `place`, or the first cell.
Maze round_maze(std::shared_ptr<const AnyTopology> field, CellPath round, Cell place = no_cell);

}  // namespace mazefolio::generate
