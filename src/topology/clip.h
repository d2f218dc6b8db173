#pragma once

#include <optional>
#include <span>
#include <vector>

#include "topology/planar_graph.h"
#include "topology/ring.h"

namespace mazefolio::topology {

/// The parts of all cells that rings surround; a cell that they cut in two is two. The rings are moved by a
/// hair, so that they meet no corner of a cell. Nothing where they do all the same, wherever they are moved.
/// Rings that meet no wall are left out.
/// `inside`: cells that fit to these, and that no ring is near. `middle`: toward which the rings are moved,
/// so that they stay symmetric; without one, the middle of the cells.
std::optional<PlanarGraph> clipped(const PlanarGraph& cells, std::span<const Ring> rings,
                                   std::vector<std::vector<Edge>> inside = {},
                                   std::optional<Point> middle = {});

}  // namespace mazefolio::topology
