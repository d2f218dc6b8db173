#pragma once

#include <vector>

#include "maze/maze.h"

namespace mazefolio::maze {

/// Of all rim walls of a topology, those on the contour that encloses the others, in the same order.
std::vector<Gate> on_outer_contour(const AnyTopology& t, std::vector<Gate> rim);

/// Of these gates those with free space in front of them: `room` pitches without a wall of the rim. They keep
/// their order.
std::vector<Gate> with_room(const AnyTopology& t, const std::vector<Gate>& gates,
                            const std::vector<Gate>& rim, double room);

}  // namespace mazefolio::maze
