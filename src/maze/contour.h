#pragma once

#include <vector>

#include "maze/maze.h"

namespace mazefolio::maze {

/// Of these gates, which are all rim walls of a topology, those on the contour that encloses the others;
/// their order is kept.
std::vector<Gate> on_outer_contour(const AnyTopology& t, std::vector<Gate> rim);

/// Of these gates those with free sight: no wall of the rim crosses the way out for so many pitches. Their
/// order is kept.
std::vector<Gate> with_room(const AnyTopology& t, const std::vector<Gate>& gates,
                            const std::vector<Gate>& rim, double room);

}  // namespace mazefolio::maze
