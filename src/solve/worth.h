#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "maze/maze.h"
#include "solve/difficulty.h"

namespace mazefolio::solve {

/// What decides whether a maze is worth printing. A way past goals counts each of its cells once. The frame
/// of a thick maze is left out.
struct Worth {
  std::uint32_t decisions = 0;   ///< on the way; Rating::decisions
  std::uint32_t way = 0;         ///< cells of the way
  std::uint32_t walk = 0;        ///< cells of the way if there were no walls, from start to finish
  double width = 0, height = 0;  ///< of the maze, in pitches
  std::uint32_t cells = 0;       ///< of the maze
  double span = 0;       ///< columns + rows of a field of squares with as many cells and its proportions
  double rim_share = 0;  ///< of the cells of the way, those on the rim
  double field_rim_share = 0;  ///< of all cells, those on the rim
  double apart = 0;            ///< straight from start to finish, in widths of the maze
  double far = 0;              ///< the same in widths or heights, whichever are more
  std::uint32_t bare = 0;      ///< cells a side of the largest square of rock
  std::uint32_t hall = 0;      ///< the same of floor
  std::uint32_t turns = 0;     ///< cells at which the way bends; Measures::solution_turns
  int level = 1;               ///< of its rating
  double across = 0;           ///< the way from end to end, in widths or heights of the maze, the fewer
};

/// The least that is worth printing.
struct WorthFloor {
  std::uint32_t decisions = 2;
  std::uint32_t side = 4;   ///< cells across and down
  bool long_way = true;     ///< the way must use the maze, and not only its rim
  bool gates_apart = true;  ///< start and finish were not placed by the author: far apart, a way across
  bool turning = true;  ///< the way must turn twice for each level: along a straight one everything is seen
  bool grown = false;   ///< nobody planned the cave: gates across it, no large square of rock or floor
  friend bool operator==(const WorthFloor&, const WorthFloor&) = default;
};

/// Measures placements of the gates on one maze, which must outlive it.
class WorthMeter {
 public:
  explicit WorthMeter(const Maze& maze);
  /// Of the gates and goals that the maze has now, with its rating. Cost: O(cells).
  Worth measure(const Rating& rating) const;
  /// The same of a way that is not by walls alone.
  Worth measure(const Rating& rating, const CellPath& walked) const;

 private:
  std::uint32_t walk(Cell from, Cell to) const;
  const Maze& maze_;
  Maze unwalled_;  ///< its cells without walls
  BitSet rim_;
  Worth field_;  ///< what does not depend on the gates
};

/// The same for one maze; rates it.
Worth worth_of(const Maze& maze);

/// Whether nothing is missing.
bool is_worthy(const Worth& worth, const WorthFloor& floor);

/// Whether other walls and gates could make a maze of the same cells worthy: not where they are too few.
bool could_be_worthy(const Worth& worth, const WorthFloor& floor);

/// What is missing, in words: "1 decision on its way, not 2". Empty for a maze worth printing.
std::vector<std::string> shortfall(const Worth& worth, const WorthFloor& floor);

}  // namespace mazefolio::solve
