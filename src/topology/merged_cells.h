#pragma once

#include <span>
#include <vector>

#include "topology/planar_graph.h"

namespace mazefolio::topology {

/// Whether each cell is smaller than `least` of the median.
std::vector<bool> small_cells(const PlanarGraph& g, double least);

/// The same graph without cells that are smaller than `least` of the median: each is merged with the neighbor
/// that shares most of its outline. Doorways are not measured.
PlanarGraph without_slivers(PlanarGraph g, double least);

/// The same graph in which two cells have one passable wall at most: the longest.
PlanarGraph with_single_doors(const PlanarGraph& g);

/// The same graph in which walls between the same two cells that go on as one line are one wall.
PlanarGraph with_whole_walls(const PlanarGraph& g, double doorway, Centers centers = Centers::with_room);

}  // namespace mazefolio::topology
