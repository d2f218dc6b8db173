#pragma once

#include <span>

#include "base/options.h"
#include "base/rng.h"
#include "maze/maze.h"

namespace mazefolio::generate {

/// The options for changes of a carved maze. The fields of a puzzle have the same names.
std::span<const OptionRow> refinements();

/// Joins neighboring dead ends until there are none to join. Each merge lowers their number by one; a tree
/// stays a tree. Returns the number of merges.
std::uint32_t merge_dead_ends(Maze& maze, Rng& rng);

/// Opens a wall at each dead end with this probability, to another dead end where there is one beside it.
/// Returns the number of dead ends without a wall that could be opened.
std::uint32_t braid(Maze& maze, double share, Rng& rng);

/// The maze without its dead ends; in each round the dead ends at that time are removed. At least two cells
/// remain. Removed cells are absent from the new topology.
Maze sparsified(const Maze& maze, int rounds);

}  // namespace mazefolio::generate
