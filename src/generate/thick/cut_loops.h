#pragma once

#include "base/bit_set.h"
#include "base/rng.h"
#include "topology/lattice.h"

namespace mazefolio::generate {

/// Connected floor of the field without loops: cells of it are filled until no island of rock is left
/// (loop_count, maze/thick.h), and it stays connected.
BitSet cut_loops(const Lattice& field, BitSet floor, Rng& rng);

}  // namespace mazefolio::generate
