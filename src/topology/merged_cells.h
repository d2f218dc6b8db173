#pragma once

#include <vector>

#include "topology/planar_graph.h"

namespace mazefolio::topology {

/// The graph of these outlines in which no cell is cut off by walls that are too short: a cell (or a group of
/// cells) that no passage of width `doorway` leaves is merged with the neighbor behind its longest wall.
PlanarGraph without_narrow_cells(const std::vector<std::vector<Edge>>& outlines, double doorway);

}  // namespace mazefolio::topology
