#pragma once

#include <cstdint>
#include <vector>

#include "base/bit_set.h"
#include "base/rng.h"
#include "maze/maze.h"
#include "topology/lattice.h"

namespace mazefolio::generate {

/// Cells of floor with one cell of floor beside them, by id.
std::vector<std::uint32_t> dead_ends_of(const Lattice& field, const BitSet& floor);

/// Joins this share of the dead ends of connected floor to other corridors, by short tunnels through cells of
/// `inner`. A tunnel makes a loop, of which it is less than a third. With a share of 1 no dead end is left
/// from which one could be dug. The number of tunnels.
std::uint32_t join_dead_ends(const Lattice& field, BitSet& floor, const BitSet& inner, double share,
                             Rng& rng);

/// The same to a thick maze without gates.
Maze braided_cave(const Maze& maze, double share, Rng& rng);

}  // namespace mazefolio::generate
