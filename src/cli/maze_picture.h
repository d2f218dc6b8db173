#pragma once

#include <string>

#include "maze/maze.h"

namespace mazefolio {

/// One maze alone on a page of its own size, 20 points a cell, as "svg", "png" (at 144 dots an inch) or
/// "pdf". An empty path draws no solution.
std::string maze_picture(const Maze& maze, const CellPath& path, const std::string& format);

}  // namespace mazefolio
