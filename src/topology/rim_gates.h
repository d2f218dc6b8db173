#pragma once

#include <span>

#include "topology/planar_graph.h"
#include "topology/region.h"

namespace mazefolio::topology {

// Which gates the rim of a graph has; all are the same where hardly any gate would be left.

/// The same graph in which no gate may stand beside a corner of the rim, where hardly any of its line would
/// be left.
PlanarGraph with_gates_off_corners(const PlanarGraph& g);

/// The same graph in which no gate leads to what these rings surround, so near that its arrow would lie over
/// it.
PlanarGraph with_gates_off(std::span<const Ring> rings, const PlanarGraph& g);

/// The same graph in which gates stand in the letters at both ends of the word only, and at no bridge, so
/// that the way leads through the word: above or below where that can be, and in no bay of a letter. `ends`:
/// their boxes.
PlanarGraph with_gates_at_ends(std::span<const Rect> ends, const Region& region, const PlanarGraph& g);

}  // namespace mazefolio::topology
