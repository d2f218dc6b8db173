#pragma once

#include <span>
#include <vector>

#include "prove/maze_steps.h"

namespace mazefolio::prove {

/// Sets every pixel whose center is within `radius` pixels of the line from p to q.
void set_near(Mask& mask, Point p, Point q, double radius);
/// The same for a line through these points.
void set_near(Mask& mask, std::span<const Point> line, double radius);

/// Where the walls and the rim of the manifest may have ink: up to `more` pixels beside them. `rails`: also
/// the doors of crossings, where the rails end.
Mask claimed_walls(const PrintedMaze& maze, double wall_pt, double more, bool rails);

/// The rails of bridges, where the lane below goes in and out. A line that ends there
/// covers them.
Mask claimed_rails(const PrintedMaze& maze, double inset);

/// How far from its line the ink of a wall may be, in pixels: rounded corners leave it, and edges are smooth.
double loose_px(const PrintedMaze& maze);

/// Sets the boxes of marks and arrows.
void set_marks(Mask& mask, const PrintedMaze& maze);

}  // namespace mazefolio::prove
