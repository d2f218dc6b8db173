#pragma once

#include <string>

#include "maze/maze.h"

namespace mazefolio::publish {

/// Where cells and walls lie, and what joins them, as JSON text: the part "graph" of docs/maze-format.md.
/// Lengths are in maze units, rounded to a millionth but for the centers of cells.
std::string maze_graph_json(const Maze& maze);

}  // namespace mazefolio::publish
