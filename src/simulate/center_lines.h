#pragma once

#include <cstdint>
#include <vector>

#include "maze/maze.h"

namespace mazefolio::simulate {

/// A thick maze in which a reader walks halls along their middle: floor becomes lines one cell wide, and
/// neither pillars in a hall nor nooks beside it are a choice. Without halls nothing changes.
struct CenterLines {
  Maze maze;                        ///< same cell ids; dug gates are closed
  std::vector<std::uint8_t> width;  ///< cell id -> width of the hall there, in cells
};

/// The cells in `kept` remain.
CenterLines center_lines(const Maze& thick, const std::vector<Cell>& kept);

}  // namespace mazefolio::simulate
