#pragma once

#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "maze/maze.h"
#include "solve/rim_tree.h"

namespace mazefolio::solve {

/// The rim gates of one cell, in id order.
using RimCell = std::vector<Gate>;

/// The cells of the rim of a maze, in eighths as seen from the middle of the field stretched to a square: the
/// corners and the middles of the sides are the middles of eighths. Cells in bays that reach into the inner
/// half are left out, unless there are no others.
class Rim {
 public:
  /// The maze must have a cell, be connected, and outlive this.
  explicit Rim(const Maze& maze);

  /// Empty where no floor of a thick maze is near the frame; then there is no farthest pair.
  const std::vector<RimCell>& cells() const { return cells_; }
  /// Null for a cell that is not on the rim.
  const RimCell* find(Cell c) const;

  /// The two rim cells with the longest path between them, if possible not in the same or in neighboring
  /// eighths. Exact in perfect mazes.
  std::pair<Cell, Cell> farthest() const;
  /// The rim cell with the longest path from a place; where the place is a gate in the rim, if possible not
  /// in its own or a neighboring eighth.
  Cell farthest_from(const Gate& from) const;

 private:
  static constexpr int eighths = 8;
  struct Reach {
    Cell cell = no_cell;
    std::uint32_t steps = 0;
  };
  /// The rim cells with the longest paths from one cell: in each eighth, and of all; the first one of equals.
  struct Reaches {
    std::array<Reach, eighths> in;
    Reach any;
  };
  Reaches reach(Cell from) const;
  int eighth(Cell c) const { return eighth_[static_cast<std::size_t>(find(c) - cells_.data())]; }
  static bool far_apart(int a, int b);

  const Maze& maze_;
  std::vector<RimCell> cells_;
  BitSet on_rim_;
  std::vector<int> eighth_;      ///< by rim cell
  std::optional<RimTree> tree_;  ///< of a maze without loops
};

}  // namespace mazefolio::solve
