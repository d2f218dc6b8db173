#pragma once

#include "topology/motion.h"
#include "topology/near_lines.h"
#include "topology/planar_graph.h"

namespace mazefolio::topology {

/// The same graph without thin cells, and thin arms of cells, along the rim: each is divided among the cells
/// behind it, whose walls go on to the rim. Merged with one of them, the walls of the rest would run beside
/// the rim. Cells are thin that are slivers of `least` square pitches, or nowhere deeper than a cut. Doorways
/// are not measured. `lines`: as for slivers. `fold`: the graph is half of a symmetric one; cells beside the
/// other half, which are no less thin there, stay whole.
PlanarGraph with_divided_slivers(PlanarGraph g, double least, const NearLines* lines = nullptr,
                                 const Motion* fold = nullptr);

}  // namespace mazefolio::topology
