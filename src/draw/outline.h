#pragma once

#include <vector>

#include "layout/frame.h"
#include "maze/maze.h"

namespace mazefolio::draw {

/// The closed rings of the rim in maze units, the outer ring first, then holes. Arcs become chords, and
/// collinear points are merged. Gates do not open the rings. The first point is not repeated. `radius` rounds
/// the corners that joined_walls rounds. The rings of a thick maze are those of its floor; they meet where
/// two of its cells touch at a corner.
std::vector<std::vector<Point>> outline_rings(const Maze& maze, double radius = 0);

/// The same for everything printed, rock included.
std::vector<std::vector<Point>> printed_rings(const Maze& maze);

/// The closed outlines of the rock, to be filled; holes have the opposite direction. Empty without rock.
Path rock_area(const Maze& maze, double radius);

/// The closed outlines of these cells (one bit per id), rounded where their walls are. The lanes of a
/// crossing have no outline and must not be among them.
Path area_of(const Maze& maze, const BitSet& cells, double radius);

}  // namespace mazefolio::draw
