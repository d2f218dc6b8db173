#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "maze/maze.h"

namespace mazefolio::maze {

/// Every gate the rim allows: each cell with a wall on the outer contour, once for each such wall, in id
/// order. Walls round holes are none, nor are those that no passage fits (unless all are too narrow: then it
/// is the widest), nor those in a bay too small for an arrow (unless there are no others) or so narrow that
/// they are hardly seen (unless most are). Of a thick maze (maze/thick.h) the walls between floor and those
/// cells of the frame whose outer wall is such a gate of the field; where the frame is dug, the outer wall
/// itself. There may be none.
std::vector<Gate> rim_gates(const AnyTopology& t);

/// The names of places: top-left, top, top-right, left, center, right, bottom-left, bottom, bottom-right.
const std::vector<std::string>& place_names();

/// The rim gate nearest to a named place. For a corner the wall of the upper or lower side is taken. Without
/// a wall: "centre", and "3,4", the cell in column 3 and row 4 of a lattice, counted from 0 (of other grids
/// the cell nearest to the middle of that square of a pitch). Nothing for an unknown name, a cell that is not
/// there, or an empty topology.
std::optional<Gate> gate_at(const AnyTopology& t, std::string_view place);
/// The same for who asks often and has the rim gates at hand.
std::optional<Gate> gate_at(const AnyTopology& t, std::string_view place, std::span<const Gate> rim);

/// The direction (Lattice::wall) of the gate's wall as seen from its cell; -1 for a gate without wall.
int side_of(const Lattice& squares, const Gate& gate);

/// The unit vector out of the maze through the gate's wall; {0, 0} for a gate without wall.
Point outward(const AnyTopology& t, const Gate& gate);

}  // namespace mazefolio::maze
