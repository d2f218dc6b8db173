// A walk over a maze without loops, for paths and for gates far apart.
// Idea: in a tree nobody comes to a cell twice, so the way back is all that must be remembered: four bits a
// step. The last forks are remembered, too, so that the way back from a dead end is one step. Cells at one
// distance are met in the order in which a breadth-first search meets them. Cost: O(cells) time, half a byte
// for each cell of the deepest way.
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
    std::uint32_t ahead = ways_on();
    if (ahead == 0 && (ahead = go_back()) == 0) return false;
    if ((ahead & (ahead - 1)) != 0) remember_fork();
    const int on = std::countr_zero(ahead);
    push(on);
    at_ = t_.beyond(at_, on);
    onward_ = ~(1u << opposite(on));
    return true;
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

  static constexpr std::size_t most_forks = 1 << 19;
  struct Fork {
    Cell cell;
    std::uint32_t depth;
  };

  int opposite(int side) const { return side < degree_ / 2 ? side + degree_ / 2 : side - degree_ / 2; }

  /// The open sides of this cell, but for the one back.
  std::uint32_t ways_on() const { return t_.open_sides(open_, at_) & onward_; }
  /// To the last cell that has other ways on; these, or 0 where there is none.
  std::uint32_t go_back() {
    if (!forks_.empty()) {
      at_ = forks_.back().cell;
      depth_ = forks_.back().depth;
      forks_.pop_back();
      return other_ways();
    }
    std::uint32_t ahead = 0;
    while (ahead == 0 && depth_ > 0) {
      at_ = t_.beyond(at_, side_back(depth_));
      --depth_;
      ahead = other_ways();
    }
    return ahead;
  }
  std::uint32_t other_ways() {
    returned_ = side(depth_);
    onward_ = depth_ > 0 ? ~(1u << side_back(depth_)) : ~0u;
    return ways_on() & ~0u << (returned_ + 1);
  }
  /// The oldest are found again step by step.
  void remember_fork() {
    if (forks_.size() == most_forks) forks_.erase(forks_.begin(), forks_.begin() + most_forks / 2);
    forks_.push_back({at_, depth_});
  }
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
  std::uint32_t onward_ = ~0u;  ///< all sides but the one back
  std::uint32_t depth_ = 0, met_ = 0;
  std::vector<std::uint64_t> sides_;  ///< that were taken
  std::vector<Fork> forks_;           ///< cells on the way that have other ways on, the last ones
};

/// The lattice of a connected maze over which one can walk so; null where it has loops, or is none.
inline const Lattice* walkable_tree(const Maze& maze) {
  const auto* lattice = std::get_if<Lattice>(maze.topology.get());
  return lattice && TreeWalk::fits(*lattice) && is_tree(maze) ? lattice : nullptr;
}

}  // namespace mazefolio::solve
