#pragma once

#include <vector>

#include "maze/maze.h"

namespace mazefolio {

/// Of these gates, which are all rim walls of a topology, those on the contour that encloses the others;
/// their order is kept.
std::vector<Gate> on_outer_contour(const AnyTopology& t, std::vector<Gate> rim);

}  // namespace mazefolio
