#pragma once

#include <optional>
#include <span>

#include "maze/maze.h"

namespace mazefolio::maze {

/// McClendon, "The Complexity and Difficulty of a Maze", Bridges 2001: both are logarithms, and grow with the
/// size of the maze more than with anything else.
struct McClendon {
  std::optional<double> complexity;  ///< ln of the summed twistedness of all hallways
  std::optional<double>
      difficulty;  ///< ln of the solution's twistedness times (1 + that of each other hallway)
};

/// Of a tree and the one way through it. Nothing where the maze is no tree, where no hallway bends, or (the
/// difficulty) where the way does not. Hallways are walked away from the start.
McClendon mcclendon(const Maze& maze, std::span<const Cell> way);

/// Twistedness of a hallway that visits these points: its length times the sum of turns / (pi * length of the
/// segment behind the turn). 0 where it is straight.
double twistedness(std::span<const Point> hallway);

}  // namespace mazefolio::maze
