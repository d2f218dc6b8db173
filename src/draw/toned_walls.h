#pragma once

#include <vector>

#include "draw/maze_style.h"
#include "draw/page_transform.h"
#include "maze/maze.h"

namespace mazefolio::draw {

/// The thickness of a wall in points, at places that are equally far apart, from its begin to its end.
using Widths = std::vector<double>;

/// Of every closed wall between two cells, in the order of for_each_wall. The style is inked, and has widths.
std::vector<Widths> wall_widths(const Maze& maze, const MazeStyle& style);

/// The outlines of these walls on the page, to be filled.
Path toned_walls(const Maze& maze, const std::vector<Widths>& widths, const PageTransform& to_page);

}  // namespace mazefolio::draw
