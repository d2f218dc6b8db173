#pragma once

#include <string>
#include <vector>

#include "maze/maze.h"
#include "maze/text_lines.h"

namespace mazefolio::maze {

// Thick mazes as text: a line a row, two characters a cell.

/// "██" for rock, blanks for floor, "░░" outside the field. S and F stand in the cells of the gates, which
/// are dug, and dots in the cells of the solution.
std::string block_text(const Maze& maze, const CellPath* solution);

/// True where these lines are such a text, and not one of box-drawing characters.
bool is_block_text(const std::vector<Line>& lines);

/// Parses such a text. Short lines are filled up with the outside. A letter in the rim of the field is a gate
/// in the wall opposite the floor behind it; elsewhere it is a place inside.
Result<Maze> read_block_text(std::vector<Line> lines);

}  // namespace mazefolio::maze
