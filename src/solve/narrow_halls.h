#pragma once

#include <cstdint>
#include <vector>

#include "maze/maze.h"

namespace mazefolio::solve {

/// A thick maze whose halls are narrowed to corridors of one cell, as they are rated.
struct Narrowed {
  Maze maze;                        ///< with its gates and goals
  std::vector<Cell> place;          ///< cell id -> the nearest remaining cell of floor
  std::vector<std::uint8_t> width;  ///< cell id -> width of the hall there, in cells
};

/// The number of islands of rock does not change, and corridors stay where they are. Gates have no wall, as
/// if nothing was dug for them.
Narrowed narrow_halls(const Maze& thick);

}  // namespace mazefolio::solve
