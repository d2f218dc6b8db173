#pragma once

#include <optional>
#include <vector>

#include "draw/fit_maze.h"

namespace mazefolio {

/// Arrows and words for a maze at `scale` points a unit, with the origin of the maze at the page's origin,
/// chosen so that the maze can become as large as possible in `room`. `word_scale` 0 leaves the words away.
std::vector<GateMark> place_gate_marks(const Maze& maze, const std::vector<std::vector<Point>>& rings,
                                       double scale, Size room, const MazeLook& look, const GateWords& words,
                                       double word_scale, TextMeasurer& measurer);

/// The box of walls' ink at `scale`: the outline grown by half a rim.
Rect wall_ink_box(const Rect& bounds, double scale, const MazeLook& look);
/// Everything that is inked: walls and marks.
Rect ink_box_of(const Rect& walls, const std::vector<GateMark>& marks);

/// How long an arrow is, and how far it stands off, at this pitch.
double arrow_length(double pitch, const MazeLook& look);
double arrow_gap(double length, const MazeLook& look);
/// Words at the left and right are set smaller, a little, to be no longer than needed.
double side_word_scale(double word_width, double length);

}  // namespace mazefolio
