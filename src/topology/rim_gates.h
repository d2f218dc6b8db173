#pragma once

#include <span>

#include "base/picture.h"
#include "topology/planar_graph.h"

namespace mazefolio::topology {

// Which gates the rim of a graph has; all are the same where hardly any gate would be left.

/// The same graph in which no gate may stand beside a corner of the rim, where hardly any of its line would
/// be left.
PlanarGraph with_gates_off_corners(const PlanarGraph& g);

/// The same graph in which no gate leads to what these rings surround, so near that its arrow would lie over
/// it.
PlanarGraph with_gates_off(std::span<const Ring> rings, const PlanarGraph& g);

/// The same graph in which gates stand in the letters at both ends of a word only, and at no bridge, so that
/// the way leads through the word. `letters`: in the units of the graph.
PlanarGraph with_gates_at_ends(const Letters& letters, const PlanarGraph& g);

}  // namespace mazefolio::topology
