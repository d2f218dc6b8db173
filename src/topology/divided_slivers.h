#pragma once

#include "topology/planar_graph.h"

namespace mazefolio::topology {

/// The same graph without thin cells along the rim that lie before several others: each is divided among
/// these, whose walls go on to the rim. Thin cells are smaller than `least` of the median area. Merged with
/// one of the others, the walls of the rest would run beside the rim. Doorways are not measured.
PlanarGraph with_divided_slivers(PlanarGraph g, double least);

}  // namespace mazefolio::topology
