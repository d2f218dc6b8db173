#pragma once

#include <vector>

#include "maze/maze.h"

namespace mazefolio::maze {

/// Those of the gates that lead up or down, with room for an arrow between the left and the right side of the
/// maze; all of them where that leaves fewer than two cells, and in
/// thick mazes where all of these are above or all below.
std::vector<Gate> upright_gates(const AnyTopology& t, const std::vector<Gate>& gates);

}  // namespace mazefolio::maze
