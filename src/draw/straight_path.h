#pragma once

#include <span>
#include <vector>

#include "topology/lattice.h"

namespace mazefolio::draw {

/// The cells where a path over the floor of a thick maze turns when it goes straight across halls. The first
/// and last cell and every corner of a corridor are kept. Lines between them stay half a cell away from the
/// rock.
std::vector<Cell> straight_path(const Lattice& floor, std::span<const Cell> path);

}  // namespace mazefolio::draw
