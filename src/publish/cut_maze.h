#pragma once

#include <string>

#include "base/geometry/length.h"
#include "maze/maze.h"
#include "render/cut_file.h"

namespace mazefolio::publish {

/// What a plotter or a laser makes of a maze.
struct CutStyle {
  Length cell = millimeters(6);
  LengthUnit unit = LengthUnit::mm;
};

/// The walls of the maze as SVG or DXF for machines.
std::string cut_maze_svg(const Maze& maze, const CutStyle& style);
std::string cut_maze_dxf(const Maze& maze, const CutStyle& style);

}  // namespace mazefolio::publish
