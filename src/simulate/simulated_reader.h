#pragma once

#include <cstdint>

#include "maze/maze.h"
#include "simulate/junction_graph.h"
#include "simulate/personality.h"

namespace mazefolio::simulate {

/// A simulated reader that tests the difficulty score and shares no code with it. It walks the maze junction
/// by junction, sees little, prefers the direction of the finish, makes mistakes, forgets and goes back.
class Reader {
 public:
  /// From one cell to another. Throws InternalError where no path connects them.
  Reader(const Maze& maze, Cell from, Cell to);
  /// From the start to the finish by way of the goals, the one that is nearest on paper first. Of the
  /// branches explored on one leg the reader knows half on the next.
  explicit Reader(const Maze& maze);

  /// The mean effort of this number of runs, in pitches walked. The same seed gives the same result.
  double effort(const Personality& who, std::uint64_t seed, int runs) const;

 private:
  JunctionGraph graph_;
};

/// From one cell to another.
double simulated_effort(const Maze& maze, Cell from, Cell to, const Personality& who, std::uint64_t seed,
                        int runs);

/// Between the gates, by way of the goals.
double simulated_effort(const Maze& maze, const Personality& who, std::uint64_t seed, int runs);

}  // namespace mazefolio::simulate
