#pragma once

#include <array>
#include <utility>
#include <vector>

#include "maze/maze.h"

namespace mazefolio::solve {

/// The rim gates of one cell, neighbors in id order.
using RimCell = std::vector<Gate>;

/// The rim of a maze by cells, in eighths: seen from the middle of the field, when the field is stretched to
/// a square, corners and the middles of sides are the middles of eighths. Cells in bays
/// that reach into the inner half are left out where others are left.
class Rim {
 public:
  /// The maze must have a cell, be connected, and outlive this.
  explicit Rim(const Maze& maze);

  /// None where floor of a thick maze does not come near the frame; then there is no farthest pair.
  const std::vector<RimCell>& cells() const { return cells_; }
  /// Null for a cell that is not on the rim.
  const RimCell* find(Cell c) const;

  /// The rim cells with the longest way between them, of those neither in the same eighth nor in neighboring
  /// ones, if there are any: exact in perfect mazes.
  std::pair<Cell, Cell> farthest() const;
  /// The rim cell with the longest way from a place; one so far off if that is a gate in the rim, and there
  /// is one.
  Cell farthest_from(const Gate& from) const;

 private:
  static constexpr int eighths = 8;
  struct Reach {
    Cell cell = no_cell;
    std::uint32_t steps = 0;
  };
  /// The rim cells with the longest ways from one cell: in each eighth, and of all. The first met of equals.
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
  std::vector<int> eighth_;  ///< by rim cell
};

}  // namespace mazefolio::solve
