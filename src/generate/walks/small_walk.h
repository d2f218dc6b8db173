#pragma once

#include <optional>

#include "base/bit_set.h"
#include "base/rng.h"
#include "maze/maze.h"
#include "topology/lattice.h"

namespace mazefolio::generate {

/// The number of cells up to which all walks are tried.
constexpr std::uint32_t most_tried = 36;

/// What was found: a walk, or that there is none, or neither within the bounds.
struct TriedWalk {
  std::optional<CellPath> walk;
  bool none = false;
};

/// A walk over all cells of a lattice of at most most_tried cells that begins in one of `from` and ends in
/// another of `to`, sets by cell id; `round`: that ends beside its first cell, wherever that is. Tries all,
/// in random order, but no more than some million steps.
TriedWalk try_all_walks(const Lattice& t, const BitSet& from, const BitSet& to, bool round, Rng& rng);

}  // namespace mazefolio::generate
