#pragma once

#include <string>

#include "draw/maze_look.h"
#include "maze/maze.h"

namespace mazefolio {

/// One maze alone on a page of its own size, 20 points a cell, as "svg", "png" (at 144 dots an inch) or
/// "pdf".
std::string maze_picture(const Maze& maze, bool with_solution, WallStyle walls, const std::string& format);

}  // namespace mazefolio
