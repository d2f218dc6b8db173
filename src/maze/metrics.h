#pragma once

#include <array>
#include <cstdint>

#include "maze/maze.h"

namespace mazefolio {

/// Counts of cells by their passages.
struct Metrics {
  std::uint32_t cells = 0;
  std::uint32_t dead_ends = 0;  ///< one passage
  std::uint32_t straights = 0;  ///< two passages in one line
  std::uint32_t turns = 0;      ///< two passages, not opposite
  std::uint32_t junctions = 0;  ///< three passages
  std::uint32_t crossings = 0;  ///< four or more
};

/// Straights are told from turns by the centres of the cells, so they mean something on every topology.
Metrics measure(const Maze& maze);

}  // namespace mazefolio
