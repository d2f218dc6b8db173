#pragma once

#include <span>
#include <vector>

#include "topology/any_topology.h"
#include "topology/ring.h"

namespace mazefolio::topology {

/// The same squares, those of the rim drawn out, or in, to the lines around a shape. Only corners of the rim
/// move, and only as far as each cell stays a cell and rock stays between its other corners and the line.
/// Rows of squares that would stick out are left out, where the rest is more like the shape.
Lattice with_rim_on(const Lattice& squares, std::span<const Ring> rings);

/// The share of what the cells or the figure of these lines cover, of what both cover. Holes count.
double likeness_to(const std::vector<Ring>& rings, const AnyTopology& cells);

}  // namespace mazefolio::topology
