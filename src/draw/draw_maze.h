#pragma once

#include <vector>

#include "draw/fit_maze.h"

namespace mazefolio {

/// Walls, arrows and words. Points on the page.
std::vector<Item> draw_maze(const Maze& maze, const MazeFit& fit, const MazeLook& look);

}  // namespace mazefolio
