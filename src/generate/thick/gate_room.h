#pragma once

#include "maze/maze.h"

namespace mazefolio::generate {

/// True where two different cells of the maze may have gates on the rim.
bool has_room_for_gates(const Maze& maze);

}  // namespace mazefolio::generate
