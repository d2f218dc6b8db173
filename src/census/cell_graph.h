#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "topology/any_topology.h"

namespace mazefolio::census {

/// The cells of a topology, numbered from 0 in the order of their ids, and what may be opened between them.
struct CellGraph {
  std::vector<Cell> cells;
  /// Two cells a wall, the smaller number first, sorted. Two walls between the same cells are two entries.
  std::vector<std::pair<std::uint32_t, std::uint32_t>> walls;
};

CellGraph cell_graph(const AnyTopology& topology);

/// The neighbors of each cell, sorted, each once.
std::vector<std::vector<std::uint32_t>> neighbor_lists(const CellGraph& graph);

}  // namespace mazefolio::census
