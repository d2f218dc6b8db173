#pragma once

#include "topology/planar_graph.h"
#include "topology/region.h"

namespace mazefolio::topology {

/// The same graph without the gates that look or lead badly, unless hardly any would be left: beside a corner
/// of the rim, and so near to what is drawn beside the region that an arrow would lie over it. Of letters
/// those alone in the letters at both ends of the word, and at no bridge, so that the way leads through it:
/// above or below where that can be, and in no bay of a letter.
PlanarGraph with_good_gates(const Region& region, const PlanarGraph& g);

}  // namespace mazefolio::topology
