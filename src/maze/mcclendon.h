#pragma once

#include <optional>
#include <span>

#include "maze/maze.h"

namespace mazefolio::maze {

/// McClendon, "The Complexity and Difficulty of a Maze", Bridges 2001. Both are logarithms and grow mainly
/// with the size of the maze.
struct McClendon {
  std::optional<double> complexity;  ///< ln of the summed twistedness of all hallways
  std::optional<double>
      difficulty;  ///< ln of the solution's twistedness times (1 + that of each other hallway)
};

/// Both measures of a tree and its solution. Nothing where the maze is no tree or no hallway bends; no
/// difficulty where the solution does not bend. Hallways lead away from the start.
McClendon mcclendon(const Maze& maze, std::span<const Cell> solution);

/// The twistedness of a hallway through these points: its length times the sum, over its turns, of angle /
/// (pi * length of the segment after the turn). 0 where it is straight.
double twistedness(std::span<const Point> hallway);

}  // namespace mazefolio::maze
