#pragma once

#include <span>
#include <vector>

#include "topology/lattice.h"

namespace mazefolio::draw {

/// The cells at which a way over the floor of a thick maze turns when it goes straight across halls: first
/// and last are kept, and so is every corner of a corridor. Lines between them stay half a cell off the rock.
std::vector<Cell> straight_way(const Lattice& floor, std::span<const Cell> way);

}  // namespace mazefolio::draw
