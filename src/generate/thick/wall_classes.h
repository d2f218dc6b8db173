#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "generate/thick/color_lattice.h"

namespace mazefolio::generate {

/// Colors whose cells form pieces of wall, each between two rooms. All pieces are equal, shifted by periods
/// of the lattice.
struct WallClass {
  std::uint32_t colors = 0;  ///< bit k: color k
  std::uint32_t sides = 0;   ///< of a room, bit d: four_sides[d]; two of them
  Step leads;                ///< from room (0, 0) through its first such side to the room beyond the piece
  std::vector<Step> cells;   ///< of that piece, each color once
};

/// All wall classes of a usable lattice, in the order of their `colors`.
std::vector<WallClass> wall_classes(const ColorLattice& lattice);

}  // namespace mazefolio::generate
