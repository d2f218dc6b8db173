#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "maze/maze.h"

namespace mazefolio {

/// Every gate the rim allows: each cell with a rim wall, once a rim wall, in id order.
std::vector<Gate> rim_gates(const AnyTopology& t);

/// The names of places: top-left, top, top-right, left, centre, right, bottom-left, bottom, bottom-right.
const std::vector<std::string>& place_names();

/// The rim gate nearest to a named place ("centre": the cell nearest to the middle, with no wall). For a
/// corner the wall of the upper or lower side is taken. Nothing for an unknown name or an empty topology.
std::optional<Gate> gate_at(const AnyTopology& t, std::string_view place);

/// The unit vector out of the maze through the gate's wall; {0, 0} for a gate without wall.
Point outward(const AnyTopology& t, const Gate& gate);

}  // namespace mazefolio
