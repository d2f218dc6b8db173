#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/bit_set.h"
#include "base/rng.h"
#include "topology/lattice.h"

namespace mazefolio::generate {

enum class GrowthOrder {
  depth_first,    ///< walks, and goes back on its own way when it is stuck
  random,         ///< one cell at a time, from any that has room beside it
  hunt_and_kill,  ///< walks, and hunts for any place to go on from
};

/// Of "depth-first", "random" and "hunt-and-kill".
GrowthOrder order_named(std::string_view name);

/// One kind of cell, floor or rock, that grows over the ground of a square lattice and never closes a ring: a
/// cell is taken if just one of its four neighbors is taken, and unless corners may touch, none beyond it
/// corner to corner. So no four cells are taken in a block.
class PixelGrowth {
 public:
  /// `ground`: what may be taken; `taken`: what is so far. One bit an id.
  PixelGrowth(const Lattice& field, BitSet ground, BitSet taken, bool corners_may_touch);

  bool may_take(Cell c) const;
  void take(Cell c);
  /// Takes `from` and random cells on from it, up to so many in all, where that is allowed.
  void walk(Cell from, int cells, Rng& rng);
  /// Until no cell may be taken any more.
  void grow(GrowthOrder order, Rng& rng);
  const BitSet& taken() const { return taken_; }

 private:
  Cell beside(Cell c, int k) const { return Cell{index(c) + ring_[k & 7]}; }
  bool is_taken(Cell c) const { return taken_.test(index(c)); }
  void grow_on(GrowthOrder order, Rng& rng);
  void grow_by_hunting(Rng& rng);
  bool step(Cell& at, Rng& rng);

  std::array<std::uint32_t, 8> ring_;  ///< ring_of the field
  BitSet ground_, taken_;
  bool corners_may_touch_;
  BitSet listed_;             ///< have been in beside_
  std::vector<Cell> beside_;  ///< cells of the ground beside taken ones; what may not be taken never may be
};

/// The cells of a field that may be dug: its inner cells, or the largest piece of them.
struct Ground {
  BitSet cells;
  std::string fault;  ///< why there is none, or too little, or ""
};
Ground ground_of(const Lattice& field);

/// Floor dug from a random cell of the ground on, as far as it goes. One bit an id.
BitSet dug(const Lattice& field, const BitSet& ground, GrowthOrder order, bool corners_may_touch, Rng& rng);

}  // namespace mazefolio::generate
