#pragma once

#include <string>
#include <string_view>

#include "base/diagnostic.h"
#include "maze/maze.h"

namespace mazefolio::maze {

/// The maze in box-drawing characters (UTF-8, lines end in '\n'), for square lattices: a cell is three
/// columns wide, gates are gaps in the rim, S and F stand in the gates' cells and a dot in each cell of the
/// solution. Masked-out cells are blank; shaded where they are shut in, so that they can be told from rooms.
/// Start and finish in one cell read "S F" or "F S": the first letter's gate has the first gap (or the only
/// one), in the order east, south, west, north. Thick mazes are written in blocks of two columns a cell: full
/// for rock, shaded outside the field; their gates are dug. Of other topologies a plain list, one cell a
/// line: "cell: neighbours behind open walls".
std::string to_text(const Maze& maze, const CellPath* solution = nullptr);

/// Reads both forms for square lattices back; dots are ignored. What is wrong is reported with line and
/// column (of characters, not bytes); then the maze has no cell.
Maze from_text(std::string_view text, Diagnostics& found);

}  // namespace mazefolio::maze
