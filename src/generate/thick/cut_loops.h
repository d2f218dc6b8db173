#pragma once

#include "base/bit_set.h"
#include "base/rng.h"
#include "topology/lattice.h"

namespace mazefolio::generate {

/// Removes the loops of connected floor: cells are filled until no island of rock is left (loop_count,
/// maze/thick.h). The floor stays connected.
BitSet cut_loops(const Lattice& field, BitSet floor, Rng& rng);

}  // namespace mazefolio::generate
