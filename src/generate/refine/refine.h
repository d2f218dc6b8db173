#pragma once

#include <span>

#include "base/options.h"
#include "base/rng.h"
#include "maze/maze.h"

namespace mazefolio::generate {

/// What may be done to a maze besides carving it, as options of one row: puzzle fields of the same names.
std::span<const OptionRow> refinements();

/// Joins neighboring dead ends until none are left to join; each merge lowers their number by one and keeps
/// a tree a tree. Returns how many merges there were.
std::uint32_t merge_dead_ends(Maze& maze, Rng& rng);

/// Opens a wall at each dead end with this probability, to another dead end where one is beside it. Returns
/// how many dead ends had no wall to open.
std::uint32_t braid(Maze& maze, double share, Rng& rng);

/// The same maze without its dead ends, `rounds` times over; at least two cells remain. The cells that go are
/// absent from the new topology.
Maze sparsified(const Maze& maze, int rounds);

}  // namespace mazefolio::generate
