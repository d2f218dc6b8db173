#pragma once

#include <cstdint>
#include <vector>

#include "maze/maze.h"
#include "solve/difficulty.h"

namespace mazefolio::solve {

/// A branch off the answer that is too long to be seen as a dead end.
struct WrongBranch {
  Cell at, first;           ///< the cell of the answer where it begins, and its own first cell
  std::uint32_t cells = 0;  ///< pitches that must be walked, at least 1
  std::uint32_t exits = 0;  ///< passages that lead out of it again
  double temptation = 0;    ///< probability that it is tried before the right one
  double cost = 0;          ///< of trying it, in pitches
  double expected = 0;      ///< temptation * cost
};

/// The expected effort in one direction, in pitches; the parts add up to the total.
struct Effort {
  double total = 0;
  double way = 0;                       ///< of the answer: its length, less what is seen along straight runs
  double seen = 0;                      ///< pitches of it that are seen along; no part of the total
  double turning = 0;                   ///< its quarter turns
  double decisions = 0;                 ///< at its junctions
  std::uint32_t junctions = 0;          ///< how many these are
  double wrong = 0;                     ///< sum of `expected` over `branches`
  double elsewhere = 0;                 ///< in loops that are entered by another end or gone around in, and
                                        ///< on the ways of other legs
  double glances = 0;                   ///< at twigs that are seen to be dead ends
  std::vector<double> legs{};           ///< what each leg adds to the total; one, unless there are goals
  std::vector<WrongBranch> branches{};  ///< in the order of the answer
  /// Seen at a glance from the answer: of it the cells far in a straight run, and behind each of its cells
  /// what is in sight. A cell that is seen on several legs is there as often.
  std::vector<Cell> in_sight{};
  /// The answer, as answer_strokes() gives it; in halls along the cells that narrowing has left.
  std::vector<CellPath> strokes{};
};

/// A rating with its parts.
struct Explanation {
  Rating rating;
  Effort forward, backward;
};

/// Computed by the same code as rate(), so that they cannot differ. Cells are those of this maze, also where
/// its halls were narrowed.
Explanation explain(const Maze& maze);

}  // namespace mazefolio::solve
