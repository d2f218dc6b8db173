#pragma once

#include <vector>

#include "draw/gate_sites.h"

namespace mazefolio::draw {

/// Arrows, words, discs and pictures for a maze at `scale` points a unit, with the origin of the maze at the
/// page's origin, chosen so that the maze can become as large as possible in `room`.
std::vector<GateMark> place_gate_marks(const Maze& maze, const Rings& outline, double scale, Size room,
                                       const GateStyle& style, TextMeasurer& measurer);

/// The box of walls' ink at `scale`: the outline grown by half a rim.
Rect wall_ink_box(const Rect& bounds, double scale, const MazeStyle& look);
/// Everything that is inked: walls and marks.
Rect ink_box_of(const Rect& walls, const std::vector<GateMark>& marks);

}  // namespace mazefolio::draw
