#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/rng.h"
#include "generate/thick/color_lattice.h"

namespace mazefolio::generate {

/// Colors whose cells form pieces of wall, each between two rooms. All pieces are equal, shifted by periods
/// of the lattice.
struct WallClass {
  ColorSet colors = 0;
  std::uint32_t sides = 0;  ///< of a room, bit d: four_sides[d]; two of them
  Step leads;               ///< from room (0, 0) through its first such side to the room beyond the piece
  std::vector<Step> cells;  ///< of that piece, each color once
};

/// All wall classes of a usable lattice that have at most so many colors, in the order of their `colors`.
std::vector<WallClass> wall_classes(const ColorLattice& lattice, int most_cells = most_colors);

/// The class of these colors, which belong to the lattice and do not have 0 among them. Fails, with the
/// reason, where they are none: "touches no room".
Result<WallClass> wall_class(const ColorLattice& lattice, ColorSet colors);

/// A random class that has the cell at this side of a room and none of the colors `barred`, without looking
/// at all of them; not all are equally likely. Often nothing.
std::optional<WallClass> grown_class(const ColorLattice& lattice, std::size_t side, ColorSet barred,
                                     Rng& rng);

}  // namespace mazefolio::generate
