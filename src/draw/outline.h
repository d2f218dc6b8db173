#pragma once

#include <vector>

#include "layout/frame.h"
#include "maze/maze.h"

namespace mazefolio::draw {

/// The closed rings of the rim in maze units, outer ring first, then holes; arcs as chords, collinear points
/// merged. Gates do not open them. The first point is not repeated. `radius` rounds the corners that
/// joined_walls rounds. Of a thick maze these are the rings of its floor, which meet where two of its cells
/// touch by a corner.
std::vector<std::vector<Point>> outline_rings(const Maze& maze, double radius = 0);

/// The same of all that is printed: with its rock.
std::vector<std::vector<Point>> printed_rings(const Maze& maze);

/// The closed outlines of the rock, to be filled; holes turn the other way. Empty where there is none.
Path rock_area(const Maze& maze, double radius);

/// The closed outlines of these cells, one bit an id; round where the walls on them are. The lanes of a
/// crossing have no outline and must not be among them.
Path area_of(const Maze& maze, const BitSet& cells, double radius);

}  // namespace mazefolio::draw
