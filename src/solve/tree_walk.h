// A walk over a maze without loops, for paths and for gates far apart.
// Idea: in a tree nobody comes to a cell twice, so the way back is all that must be remembered: four bits a
// step. Cells at one distance are met in the order in which a breadth-first search meets them. Cost: O(cells)
// time, half a byte for each cell of the deepest way.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "base/bit_set.h"
#include "base/system/parallel.h"
#include "maze/maze.h"
#include "topology/lattice.h"

namespace mazefolio::solve {

/// Depth first from one cell, the sides of each cell in their order. Of lattices whose sides face each other:
/// squares and hexagons. Where the passages are no tree, it may meet cells again, and ends nevertheless.
class TreeWalk {
 public:
  static bool fits(const Lattice& t) { return t.degree() % 2 == 0; }

  TreeWalk(const Lattice& t, const BitSet& open, Cell from)
      : t_(t), open_(open), from_(from), at_(from), degree_(t.degree()) {}

  Cell cell() const { return at_; }
  /// Steps from the first cell.
  std::uint32_t depth() const { return depth_; }

  /// The side that was taken after so many steps; and that of the cell there towards the first one, -1 of
  /// that itself.
  int side(std::uint32_t step) const { return static_cast<int>(sides_[step / 16] >> (step % 16 * 4) & 15); }
  int side_back(std::uint32_t depth) const { return depth > 0 ? opposite(side(depth - 1)) : -1; }
  /// After a step: the cell before this one, and its side from which the walk came back last.
  Cell parent() const { return t_.beyond(at_, side_back(depth_)); }
  int returned() const { return returned_; }

  /// To the next cell; false where all were met, or as many as there are.
  bool next() {
    if (++met_ == t_.cell_count()) return false;
    if (met_ % asks_after == 0) throw_if_canceled();
    for (std::uint32_t ahead = ~0u;;) {
      const int back = side_back(depth_);
      ahead &= t_.open_sides(open_, at_);
      if (back >= 0) ahead &= ~(1u << back);
      if (ahead != 0) {
        const int on = std::countr_zero(ahead);
        push(on);
        at_ = t_.beyond(at_, on);
        return true;
      }
      if (depth_ == 0) return false;
      returned_ = side(--depth_);
      at_ = t_.beyond(at_, back);
      ahead = ~0u << (returned_ + 1);
    }
  }

  /// The cells from the first to this one.
  CellPath way() const {
    CellPath cells{from_};
    cells.reserve(depth_ + std::size_t{1});
    for (std::uint32_t i = 0; i < depth_; ++i) cells.push_back(t_.beyond(cells.back(), side(i)));
    return cells;
  }

 private:
  static constexpr std::uint32_t asks_after = 1 << 20;

  int opposite(int side) const { return side < degree_ / 2 ? side + degree_ / 2 : side - degree_ / 2; }
  void push(int side) {
    if (depth_ / 16 == sides_.size()) sides_.push_back(0);
    std::uint64_t& sixteen = sides_[depth_ / 16];
    const unsigned shift = depth_ % 16 * 4;
    sixteen = (sixteen & ~(std::uint64_t{15} << shift)) | static_cast<std::uint64_t>(side) << shift;
    ++depth_;
  }

  const Lattice& t_;
  const BitSet& open_;
  Cell from_, at_;
  int degree_, returned_ = -1;
  std::uint32_t depth_ = 0, met_ = 0;
  std::vector<std::uint64_t> sides_;  ///< that were taken
};

/// The lattice of a connected maze over which one can walk so; null where it has loops, or is none.
inline const Lattice* walkable_tree(const Maze& maze) {
  const auto* lattice = std::get_if<Lattice>(maze.topology.get());
  return lattice && TreeWalk::fits(*lattice) && is_tree(maze) ? lattice : nullptr;
}

}  // namespace mazefolio::solve
