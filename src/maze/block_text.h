#pragma once

#include <string>
#include <vector>

#include "maze/text_lines.h"

namespace mazefolio::maze {

// Thick mazes as text: a line a row, two characters a cell.

/// "██" for rock, blanks for floor, "░░" for what lies outside the field; S and F stand in the cells of the
/// gates, dug ones, and dots in the cells of the solution.
std::string block_text(const Maze& maze, const CellPath* solution);

/// These lines are such a text, not lines of box-drawing characters.
bool is_block_text(const std::vector<Line>& lines);

/// Short lines end in the outside. A letter in the rim of the field is a gate in the wall that faces the
/// floor behind it; elsewhere it is a place inside.
Maze read_block_text(std::vector<Line> lines, Complaints complain);

}  // namespace mazefolio::maze
