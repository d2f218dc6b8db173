#pragma once

#include <cstdint>

#include "maze/maze.h"
#include "simulate/junction_graph.h"
#include "simulate/personality.h"

namespace mazefolio::simulate {

/// A simulated reader, made to judge the difficulty score and sharing no code with it: it walks the maze
/// junction by junction, sees little, is drawn towards the finish, errs, forgets and goes back.
class Reader {
 public:
  /// From one cell to another. They must be joined by a way (InternalError).
  Reader(const Maze& maze, Cell from, Cell to);

  /// The mean effort of so many tries, in pitches walked. The same seed gives the same.
  double effort(const Personality& who, std::uint64_t seed, int runs) const;

 private:
  JunctionGraph graph_;
};

/// Between two cells, one way.
double simulated_effort(const Maze& maze, Cell from, Cell to, const Personality& who, std::uint64_t seed,
                        int runs);

/// From the start to the finish; goals are visited before, always the one that lies nearest on paper.
double simulated_effort(const Maze& maze, const Personality& who, std::uint64_t seed, int runs);

}  // namespace mazefolio::simulate
