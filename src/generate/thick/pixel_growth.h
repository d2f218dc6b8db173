#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/bit_set.h"
#include "generate/generator.h"

namespace mazefolio::generate {

enum class GrowthOrder {
  depth_first,    ///< walks, and goes back along its own path where it is stuck
  random,         ///< one cell at a time, beside any taken one
  hunt_and_kill,  ///< walks, and goes on from any other place where it is stuck
};

/// The order with the name "depth-first", "random" or "hunt-and-kill".
GrowthOrder order_named(std::string_view name);

/// One kind of cell, floor or rock, that grows over the ground of a square lattice and never closes a ring: a
/// cell may be taken if exactly one of its four neighbors is taken and, unless corners may touch, no cell at
/// the corners of its far side. So no block of four cells is ever taken.
class PixelGrowth {
 public:
  /// `ground`: cells that may be taken; `taken`: cells that are taken already. One bit for each id.
  /// `taken_as_floor` is what a growth is told of them.
  PixelGrowth(const Lattice& field, BitSet ground, BitSet taken, bool corners_may_touch,
              bool taken_as_floor = true, Growth* growth = nullptr);

  bool may_take(Cell c) const;
  void take(Cell c);
  /// Takes `from` and a random walk from it, up to `cells` in all, as far as allowed.
  void walk(Cell from, int cells, Rng& rng);
  /// Takes cells until no cell may be taken any more.
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
  bool corners_may_touch_, taken_as_floor_;
  Growth* growth_;
  BitSet listed_;             ///< cells that were in beside_
  std::vector<Cell> beside_;  ///< cells of the ground beside taken ones
};

/// The cells of a field that may be dug: its inner cells, or the largest piece of them. Fails where there are
/// too few. One bit for each id.
Result<BitSet> ground_of(const Lattice& field);

/// As GeneratorRow::check_fit: this field has such ground.
Outcome check_ground(const AnyTopology& field, const Options& options);
/// The row of a generator that digs into it.
GeneratorRow digging_row(std::string name, std::string summary, OptionRow option,
                         Result<Maze> (*draft)(std::shared_ptr<const AnyTopology> field,
                                               const Options& options, Rng& rng, Growth* growth));
/// The option `order`, whose choices order_named knows.
OptionRow order_option(std::string summary);

/// The floor that is dug from a random cell of the ground as far as possible. One bit for each id.
BitSet dug(const Lattice& field, const BitSet& ground, GrowthOrder order, bool corners_may_touch, Rng& rng,
           Growth* growth);

}  // namespace mazefolio::generate
