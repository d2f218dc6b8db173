#pragma once

#include <vector>

#include "draw/gate_sites.h"

namespace mazefolio::draw {

/// Arrows, words, discs and pictures of a maze at `scale` points per unit, with the origins of maze and page
/// at one point. They are placed so that the maze can become as large as possible in `room`.
std::vector<GateMark> place_gate_marks(const Maze& maze, const Rings& outline, double scale, Size room,
                                       const GateStyle& style, TextMeasurer& measurer);

/// The box of the walls' ink at `scale`: the outline grown by half a rim.
Rect wall_ink_box(const Rect& bounds, double scale, const MazeStyle& style);
/// The box of all ink: walls and marks.
Rect ink_box_of(const Rect& walls, const std::vector<GateMark>& marks);

}  // namespace mazefolio::draw
