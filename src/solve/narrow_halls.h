#pragma once

#include <cstdint>
#include <vector>

#include "maze/maze.h"

namespace mazefolio::solve {

/// A thick maze whose halls are drawn in to corridors of one cell, as the eye does that rates them.
struct Narrowed {
  Maze maze;                        ///< with the gates and goals in their places
  std::vector<Cell> place;          ///< cell id -> the nearest cell of floor that is left
  std::vector<std::uint8_t> width;  ///< cell id -> how wide the hall is there, in cells
};

/// Islands of rock stay as many as they were, and corridors stay where they are. Gates stand in no wall, as
/// if nothing was dug for them.
Narrowed narrow_halls(const Maze& thick);

}  // namespace mazefolio::solve
