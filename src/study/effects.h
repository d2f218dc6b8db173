#pragma once

#include <string>
#include <vector>

#include "study/times.h"

namespace mazefolio::study {

struct MazeEffect {
  PlannedTime maze;   ///< as its first row has it
  double effect = 0;  ///< log2 of the middle reader's seconds
};

/// What a time is made of: log2 seconds = the effect of the maze + that of the reader + a residual.
struct Effects {
  std::vector<std::string> readers;             ///< the booklets, in the order of the table
  std::vector<MazeEffect> mazes;                ///< in that order, too
  std::vector<std::string> kinds;               ///< and so are these
  std::vector<std::size_t> kind_of;             ///< by maze
  std::vector<std::size_t> reader_of, maze_of;  ///< by time
  std::vector<double> adjusted;                 ///< by time: log2 seconds without the effect of the reader
  std::vector<double> residual;                 ///< by time
};

/// 2 to the power of x, by no libm.
double power_of_two(double x);

/// Fits the effects by medians. At least one time.
Effects effects_of(const std::vector<SolvedTime>& times);

}  // namespace mazefolio::study
