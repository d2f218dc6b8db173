#pragma once

#include <vector>

#include "base/geometry/geometry.h"

namespace mazefolio::topology {

/// A closed line around a piece or a hole of a traced picture, in pixels. Holes run the other way round.
using Line = std::vector<Point>;

/// Takes out lines that are small beside the square around all: specks and pinholes.
void drop_specks(std::vector<Line>& lines);

/// The line around the largest piece, and those of its holes that are not small. A hole belongs to the least
/// piece around it.
std::vector<Line> largest_piece(std::vector<Line> lines);

/// Without pieces that are small beside the largest, and what lies in them.
std::vector<Line> without_small_pieces(std::vector<Line> lines);

/// The lines that lie in no other: those around filled pieces.
std::vector<Line> outermost(const std::vector<Line>& lines);

/// Whether what the lines surround is strokes that are narrow beside all of it, and close around ground.
bool is_drawing(const std::vector<Line>& lines);

/// Of all lines but specks, those of the pieces that have no line in `kept`.
std::vector<Line> left_out(std::vector<Line> lines, const std::vector<Line>& kept);

}  // namespace mazefolio::topology
