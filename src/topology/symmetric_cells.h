#pragma once

#include <functional>

#include "topology/motion.h"
#include "topology/planar_graph.h"

namespace mazefolio::topology {

/// Changes one half of the cells alone, and makes the other half its image. Cells that are their own image,
/// or have none, stay. `doorway`, `centers`: as in `PlanarGraph::build`, of all cells together.
PlanarGraph with_half_changed(const PlanarGraph& g, const Motion& motion,
                              const std::function<PlanarGraph(PlanarGraph)>& change, double doorway,
                              Centers centers);

/// The same graph in which centers of images are images, too, and a wall with the image of a passable one is
/// passable: as wide, although widths are measured on a grid and may differ by a hair.
PlanarGraph with_even_centers(const PlanarGraph& g, const Motion& motion);
/// The same graph in which a wall is passable only where its image is.
PlanarGraph with_even_doors(const PlanarGraph& g, const Motion& motion);

}  // namespace mazefolio::topology
