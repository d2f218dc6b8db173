#pragma once

#include <cstdint>
#include <vector>

#include "maze/maze.h"
#include "solve/difficulty.h"

namespace mazefolio::solve {

/// A branch that leads off the answer and is too long to be seen through.
struct WrongBranch {
  Cell at, first;           ///< the cell of the answer where it leaves, and its own first cell
  std::uint32_t cells = 0;  ///< length that must be walked
  std::uint32_t exits = 0;  ///< passages that lead out of it again
  double temptation = 0;    ///< probability that it is tried before the right way
  double cost = 0;          ///< of trying it, in pitches
  double expected = 0;      ///< temptation * cost
};

/// What is expected to be spent on one direction, in pitches; the parts sum to the total.
struct Effort {
  double total = 0;
  double way = 0;                       ///< length of the answer
  double turning = 0;                   ///< its quarter turns
  double decisions = 0;                 ///< at its junctions
  double wrong = 0;                     ///< the sum of what is expected of `branches`
  double glances = 0;                   ///< at twigs that are seen to be dead
  std::vector<WrongBranch> branches{};  ///< in the order of the answer
  /// The answer itself, as answer_strokes() gives it; through halls by the cells that were left of them.
  std::vector<CellPath> strokes{};
};

/// A rating and what it is made of.
struct Explanation {
  Rating rating;
  Effort forward, backward;
};

/// The same code as rate(), so that they cannot differ. Cells are cells of this maze, also where its halls
/// were narrowed.
Explanation explain(const Maze& maze);

}  // namespace mazefolio::solve
