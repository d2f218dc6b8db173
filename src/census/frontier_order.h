#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "census/cell_graph.h"

namespace mazefolio::census {

/// A graph whose cells are added one by one. Cells that were added and have neighbors to come are the
/// frontier: each has a slot.
struct Sweep {
  /// What happens when a cell is added.
  struct Step {
    int slot = 0;
    std::vector<int> neighbors;  ///< the slots of those that were added before
    std::vector<int> leaving;    ///< the slots of cells that have no neighbors to come
  };
  std::vector<Step> steps;
  int slots = 0;
};

/// Neighbors of each cell, in lists.
using Neighbors = std::vector<std::vector<std::uint32_t>>;

/// A sweep with few slots: along the width, along the height, or from neighbor to neighbor, whichever needs
/// the fewest. Where there is one cell more, whose neighbors are the last argument, it is added first.
Sweep narrow_sweep(const Neighbors& neighbors, const std::vector<Point>& centers,
                   const std::vector<std::uint32_t>& of_one_more = {});

}  // namespace mazefolio::census
