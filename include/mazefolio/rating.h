#pragma once

#include <string>
#include <utility>
#include <vector>

#include "mazefolio/maze.h"

namespace mazefolio {

/// A branch that leads off the solution and is too long to be seen through.
struct WrongBranch {
  std::size_t at = 0, first = 0;  ///< cells: where it leaves the solution, and its own first one
  std::size_t cells = 0, exits = 0;
  double temptation = 0;  ///< probability that it is tried before the right way
  double cost = 0;        ///< of trying it, in steps
  double expected = 0;    ///< temptation * cost
};

/// What solving in one direction is expected to cost, in steps from cell to cell. Its parts, without `seen`,
/// sum to the total.
struct Effort {
  double total = 0;
  double way = 0;        ///< length of the solution, less what is seen along straight corridors
  double turning = 0;    ///< its turns
  double decisions = 0;  ///< at its junctions
  double wrong = 0;      ///< what is expected of `branches`
  double glances = 0;    ///< at dead ends that are seen at once
  std::vector<WrongBranch> branches{};
  double elsewhere = 0;        ///< in loops that are entered by another end, and on the ways to other goals
  double seen = 0;             ///< steps of the solution that are seen along straight corridors
  std::vector<double> legs{};  ///< of the total, from each goal to the next
};

struct Rating {
  double score = 0;    ///< grows with log2 of the forward effort, less a part of what beginning at the finish
                       ///< would save; to 1/1000
  int level = 1;       ///< 1 to 10
  std::string word{};  ///< "easy", "medium", "hard", ...
  double trickiness = 0;  ///< the score beside the mean of perfect mazes of so many cells
  Effort forward{}, backward{};
  std::vector<std::pair<std::string, double>>
      measures{};      ///< of the literature, by name; those that are defined
  std::string text{};  ///< what `mazefolio rate` prints
};

/// How hard a maze is, and why. Any number of threads may ask at once. Throws Error.
MAZEFOLIO_API Rating rate_maze(const Maze& maze);

}  // namespace mazefolio
