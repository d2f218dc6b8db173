#pragma once

#include <vector>

#include "draw/gate_sites.h"

namespace mazefolio::draw {

/// Arrows, words and discs of a maze whose origin lies at that of the page. They are placed so that
/// the maze can become as large as possible in `room`.
std::vector<GateMark> place_gate_marks(const Maze& maze, const Rings& outline, const PageTransform& to_page,
                                       Size room, const GateStyle& style, TextMeasurer& measurer);

/// The lines around a maze, and around what lies beside it. Null: nothing does.
Rings with_art(Rings outline, const std::shared_ptr<const Details>& details);
/// The bounds of both, in maze units.
Rect bounds_with_art(const Maze& maze, const MazeStyle& style);

/// The box of the walls' ink: the outline grown by half a rim.
Rect wall_ink_box(const Rect& bounds, const PageTransform& to_page, const MazeStyle& style);
/// The box of all ink: walls and marks.
Rect ink_box_of(const Rect& walls, const std::vector<GateMark>& marks);

}  // namespace mazefolio::draw
