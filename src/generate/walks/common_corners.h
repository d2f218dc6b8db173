#pragma once

#include <vector>

#include "topology/grids.h"

namespace mazefolio::generate {

/// The same outlines with their edges split where a corner of another outline lies on them, as
/// PlanarGraph::build needs them.
std::vector<Outline> with_common_corners(const std::vector<Outline>& outlines);

}  // namespace mazefolio::generate
