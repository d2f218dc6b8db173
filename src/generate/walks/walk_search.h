#pragma once

#include "base/rng.h"
#include "maze/maze.h"
#include "topology/lattice.h"

namespace mazefolio::generate {

/// A walk over cells of a connected lattice of squares or hexagons, masked or not, each at most once: over
/// all of them, or as many as were found with bounded work; it ends early where no more than `may_stay_out`
/// are left. Random, but not every walk is equally likely. Deterministic.
CellPath found_walk(const Lattice& t, std::size_t may_stay_out, Rng& rng);

/// Of squares: a walk that is as long or longer, in which nearly all cells have two steps before what does
/// not hang together is left out.
CellPath rewoven(const Lattice& t, const CellPath& walk, Rng& rng);

/// Of squares: how many steps are missing where as many as possible have two at every cell, as a walk has but
/// for its two ends. Where it is more than 2 there is no walk over all cells, and no round walk where it is
/// not 0. `walk` is any walk.
std::uint32_t missing_steps(const Lattice& t, const CellPath& walk, Rng& rng);

/// The blocks of 2 x 2 cells that stand for a masked lattice: those of which at least half is there, and
/// those that connect them, so laid that they cover it best. Connected; empty where there is none.
struct HalfSize {
  Mask blocks;
  std::uint32_t left = 0, top = 0;  ///< block (x, y) has the cells from (left + 2x, top + 2y)
  double likeness = 0;              ///< cells of the lattice in blocks, as a share of those in either
};
HalfSize half_size(const Lattice& t);

}  // namespace mazefolio::generate
