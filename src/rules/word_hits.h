#pragma once

#include <string>
#include <vector>

#include "maze/maze.h"

namespace mazefolio::rules {

/// The letter of each cell, by id; empty: none.
using CellLetters = std::vector<std::string>;

/// The cells of a word that nobody should read in a puzzle: along passages, past cells without a letter, or
/// in cells side by side in rows and columns of squares, both ways. Empty: there is none. The first that is
/// found whose letters are not all `fixed`, one bit a cell.
std::vector<Cell> rude_word(const Maze& maze, const CellLetters& letters, const BitSet& fixed);

}  // namespace mazefolio::rules
