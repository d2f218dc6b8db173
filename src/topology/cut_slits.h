#pragma once

#include "topology/motion.h"
#include "topology/near_lines.h"
#include "topology/planar_graph.h"

namespace mazefolio::topology {

/// The same graph in which a cell is cut in two where a corner of the rim, that points into the cell, comes
/// near an inner wall, and a part smaller than `least` square pitches lies behind it: a pocket that nobody
/// could enter. The part is a sliver. Doorways are not measured. `lines` and `fold`: as for
/// with_divided_slivers.
PlanarGraph with_cut_slits(PlanarGraph g, double least, const NearLines* lines = nullptr,
                           const Motion* fold = nullptr);

}  // namespace mazefolio::topology
