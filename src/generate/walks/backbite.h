#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "base/rng.h"
#include "maze/maze.h"
#include "topology/lattice.h"

namespace mazefolio::generate {

/// A walk that visits every one of its cells once, changed by biting: an end joins a neighbor, which gives
/// up the step that would close a loop, so that the end lies elsewhere. Cells are those of a lattice of
/// squares.
class Chain {
 public:
  Chain(const Lattice& squares, const CellPath& walk);

  /// Its two ends are number 0 and 1; a bite moves the end it is done with and leaves the other.
  Cell end(int which) const { return (which != 0) != flipped_ ? at(size_ - 1) : at(0); }
  /// Bites with an end in direction 0 to 3 (Lattice::wall). Returns false, and changes nothing, where no
  /// other cell of the walk is.
  bool bite(int which, int direction);
  /// So many attempts with random ends in random directions. Those refused must count: only then are all
  /// walks equally likely in the long run.
  void mix(std::uint64_t attempts, Rng& rng);
  /// Bites with one end until it lies on `target`, for at most so many attempts; tells whether it does.
  bool lead(int which, Cell target, std::uint64_t attempts, Rng& rng);

  /// From end 0 to end 1.
  CellPath walk() const;

 private:
  Cell at(std::uint32_t i) const { return cells_[slot(i)]; }
  std::uint32_t slot(std::uint32_t i) const { return i + first_ < size_ ? i + first_ : i + first_ - size_; }
  std::uint32_t place(Cell c) const {
    const std::uint32_t s = slots_[index(c)];
    return s >= first_ ? s - first_ : s + size_ - first_;
  }
  void reverse(std::uint32_t begin, std::uint32_t end);

  std::uint32_t size_;
  std::array<std::uint32_t, 4> step_;  ///< from an id to the next one in each direction, modulo 2^32
  /// The walk, written round: it begins at slot first_. Turning a part round is turning the rest round and
  /// reading the whole backwards, so the shorter of the two is turned.
  std::vector<Cell> cells_;
  std::vector<std::uint32_t> slots_;  ///< by cell id; ~0 where no cell of the walk is
  std::uint32_t first_ = 0;
  bool flipped_ = false;  ///< the walk is read from its last cell
};

/// A walk over all cells of a full lattice of squares, between two cells if they are given: those must allow
/// one (has_walk). Without them every walk is equally likely, as nearly as can be told; with them nearly.
/// Nothing if none was found, which happens in long strips.
std::optional<CellPath> backbite_walk(const Lattice& squares, std::optional<std::pair<Cell, Cell>> ends,
                                      Rng& rng);

}  // namespace mazefolio::generate
