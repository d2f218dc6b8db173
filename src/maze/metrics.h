#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "maze/maze.h"

namespace mazefolio::maze {

/// Counts of cells by their passages.
struct Metrics {
  std::uint32_t cells = 0;
  std::uint32_t dead_ends = 0;  ///< one passage
  std::uint32_t straights = 0;  ///< two passages in one line
  std::uint32_t turns = 0;      ///< two passages, not opposite
  std::uint32_t junctions = 0;  ///< three passages
  std::uint32_t crossings = 0;  ///< four or more
};

/// The centers of the cells decide what is a straight and what a turn, so this works on every topology.
Metrics measure(const Maze& maze);

/// Measures of the corridors, after Pullen, Think Labyrinth ("maze classification"). Nothing where a measure
/// does not exist: a single cell has no corridors.
struct Texture {
  std::optional<double>
      dead_end_share;  ///< of the cells, those with one passage (Buck, Mazes for Programmers)
  std::optional<double> junction_share;  ///< of the cells, those with three passages or more
  std::optional<double> run;    ///< mean length of a straight in pitches, junctions or not; Pullen's "run"
  std::optional<double> river;  ///< mean length of a dead end, in cells before its junction: few long ones or
                                ///< many short ones, Pullen's "river"; nothing where there is no junction
};
Texture texture(const Maze& maze);

/// True where the three points lie on a straight line in this order.
bool straight_on(Point before, Point at, Point after);

}  // namespace mazefolio::maze
