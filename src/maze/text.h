#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "maze/maze.h"

namespace mazefolio::maze {

/// The maze in box-drawing characters (UTF-8, lines end in '\n'), for square lattices: a cell is three
/// columns wide, gates are gaps in the rim, S and F stand in their cells and a dot in each cell of the
/// solution. Masked-out cells are blank, or shaded where walls surround them. Start and finish in one cell
/// read "S F" or "F S": the first letter has the first gap in the order east, south, west, north. Marks stand
/// in their cells, behind S or F, and in their passages, arrows among them. Thick mazes: block_text.h. Other
/// topologies: one line a cell, "cell: neighbors behind open walls".
std::string to_text(const Maze& maze, const CellPath* solution = nullptr);

/// Parses both forms of square lattices without marks; dots are ignored. Fails with the first twenty errors,
/// each with its line and column (of characters, not bytes).
Result<Maze> from_text(std::string_view text);

}  // namespace mazefolio::maze
