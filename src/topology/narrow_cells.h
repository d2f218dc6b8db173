#pragma once

#include "topology/mergers.h"
#include "topology/planar_graph.h"

namespace mazefolio::topology {

/// The same graph in which no cell is cut off by walls that are too short: a cell (or a group of
/// cells) that no passage of width `doorway` leaves is merged with the neighbor behind its longest wall.
/// What is larger than `most` stays cut off.
PlanarGraph without_narrow_cells(PlanarGraph g, double doorway, Centers centers = Centers::of_gravity,
                                 const MostMerged& most = {});

}  // namespace mazefolio::topology
