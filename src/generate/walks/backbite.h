#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "base/rng.h"
#include "generate/growth.h"
#include "generate/walks/walk_order.h"
#include "maze/maze.h"
#include "topology/lattice.h"

namespace mazefolio::generate {

/// A walk over cells of a lattice of squares or hexagons that visits each at most once. Backbites change it:
/// an end is joined to a neighboring cell of the walk, and the step of that cell that would close a loop is
/// removed, so that the walk has another end.
class Chain {
 public:
  Chain(const Lattice& t, const CellPath& walk);

  /// The two ends have the numbers 0 and 1; a bite moves one end and leaves the other.
  Cell end(int which) const { return order_.end(which); }
  /// Bites with an end in a direction (Lattice::wall). Returns false, and changes nothing, where there
  /// is no other cell of the walk in that direction.
  bool bite(int which, int direction);
  /// Bites this number of times with random ends in random directions. Attempts without effect count, because
  /// only then are all walks equally likely in the long run.
  void mix(std::uint64_t attempts, Rng& rng);
  /// Bites with one end until it is `target`, at most `attempts` times. Returns whether it is.
  bool lead(int which, Cell target, std::uint64_t attempts, Rng& rng);
  /// The same until it is one of these cells, by id.
  bool lead(int which, const BitSet& targets, std::uint64_t attempts, Rng& rng);

  /// The bites that had an effect.
  std::uint64_t moves() const { return moves_; }
  /// From end 0 to end 1.
  CellPath walk() const { return order_.cells(); }

 private:
  template <class Done>
  bool lead_until(int which, std::uint64_t attempts, Rng& rng, const Done& done);

  int degree_;
  std::array<std::uint32_t, 6> step_{};  ///< from an id to the next one in each direction, modulo 2^32
  WalkOrder order_;
  std::uint64_t moves_ = 0;
};

/// The number of bites after which the first walk over all cells of a lattice has no effect.
std::uint64_t mixing_time(const Lattice& t);

/// A walk over all cells of a full lattice of squares. Where `ends` are given, it connects them, and has_walk
/// must be true for them. Every walk is about equally likely. Nothing where none was found, which happens in
/// long strips.
std::optional<CellPath> backbite_walk(const Lattice& squares, std::optional<std::pair<Cell, Cell>> ends,
                                      Rng& rng, Growth* growth = nullptr);

/// mix(mixing_time(t)), with the walks on the way told to a growth.
void mix_well(const Lattice& t, Chain& chain, Rng& rng, Growth* growth);

/// The expected work of a cell among so many, as GeneratorRow::steps has it.
double backbite_steps(double cells);

}  // namespace mazefolio::generate
