#pragma once

#include <vector>

#include "maze/maze.h"

namespace mazefolio::draw {

/// A wall on paper: a closed wall between two cells, the edge of rock, or part of the rim.
struct PrintedWall {
  Edge edge;              ///< of rock: with the floor on its left (on the page, where y grows down)
  bool rim = false;       ///< nothing, not even rock, is beyond it
  bool outlines = false;  ///< rock on one side, floor on the other
};

/// Every closed wall of the maze except its gates, in maze units.
std::vector<PrintedWall> printed_walls(const Maze& maze);

}  // namespace mazefolio::draw
