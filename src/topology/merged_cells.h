#pragma once

#include <span>
#include <vector>

#include "topology/near_lines.h"
#include "topology/planar_graph.h"

namespace mazefolio::topology {

// `lines`: those around the shape, where cells deeper inside are left out.

/// Whether each cell is on the rim and smaller than `least`, in square pitches.
std::vector<bool> slivers(const PlanarGraph& g, double least, const NearLines* lines = nullptr);

/// The same graph without slivers: each is merged with the neighbor that shares most of its outline. Doorways
/// are not measured.
PlanarGraph without_slivers(PlanarGraph g, double least, const NearLines* lines = nullptr);

/// The same graph in which two cells have one passable wall at most: the longest.
PlanarGraph with_single_doors(const PlanarGraph& g);

/// The same graph in which walls between the same two cells that go on as one line are one wall.
PlanarGraph with_whole_walls(const PlanarGraph& g, double doorway, Centers centers = Centers::with_room,
                             const NearLines* lines = nullptr);

}  // namespace mazefolio::topology
