#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "maze/maze.h"

namespace mazefolio::maze {

/// Every gate that the rim allows, in id order: a cell and one of its walls on the outer contour. Left out
/// are walls that are too narrow for a passage (unless all are: then the widest counts), those in a bay too
/// small for an arrow (unless there are no others), and those in a bay so narrow that it is hardly seen
/// (unless most are). In a thick maze: the walls between floor and the frame, or the outer wall where the
/// frame is dug.
std::vector<Gate> rim_gates(const AnyTopology& t);

/// The names of places: top-left, top, top-right, left, centre, right, bottom-left, bottom, bottom-right.
const std::vector<std::string>& place_names();

/// The rim gate nearest to a named place; in a corner the wall of the upper or lower side. "centre" and "3,4"
/// are gates without a wall: "3,4" is the cell in column 3 and row 4 of a lattice, counted from 0, on other
/// grids the cell nearest to the middle of that square. Nothing for an unknown name or a cell that does not
/// exist.
std::optional<Gate> gate_at(const AnyTopology& t, std::string_view place);
/// The same for many calls: `rim` is rim_gates(t).
std::optional<Gate> gate_at(const AnyTopology& t, std::string_view place, std::span<const Gate> rim);

/// The direction (Lattice::wall) of the gate's wall as seen from its cell; -1 for a gate without a wall.
int side_of(const Lattice& squares, const Gate& gate);

/// The unit vector out of the maze through the gate's wall; {0, 0} for a gate without a wall.
Point outward(const AnyTopology& t, const Gate& gate);

}  // namespace mazefolio::maze
