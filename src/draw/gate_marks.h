#pragma once

#include <vector>

#include "draw/gate_sites.h"

namespace mazefolio::draw {

/// Arrows, words and discs of a maze whose origin lies at that of the page. They are placed so that
/// the maze can become as large as possible in `room`.
std::vector<GateMark> place_gate_marks(const Maze& maze, const Rings& outline, const PageTransform& to_page,
                                       Size room, const GateStyle& style, TextMeasurer& measurer);

/// The box of the walls' ink: the outline grown by half a rim.
Rect wall_ink_box(const Rect& bounds, const PageTransform& to_page, const MazeStyle& style);
/// The box of all ink: walls and marks.
Rect ink_box_of(const Rect& walls, const std::vector<GateMark>& marks);

}  // namespace mazefolio::draw
