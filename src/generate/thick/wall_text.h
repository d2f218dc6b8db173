#pragma once

#include <array>
#include <string>
#include <string_view>

#include "generate/thick/wall_pairs.h"

namespace mazefolio::generate {

/// Fails where a text is not two classes of colors, each color once, written "4,5,6; 3,7,1", as a book joins
/// lists, "[[4,5,6],[3,7,1]]" or "4.5.6-3.7.1", as ids have them; tells all faults. No text is none.
Outcome check_walls(std::string_view text);
/// The same of every text with the same classes, as ids have it: "1.3.7-4.5.6". Empty of no text.
std::string canonical_walls(std::string_view text);
std::string walls_text(ColorSet first, ColorSet second);
/// The colors of both classes of a text that check_walls accepts and that is not empty.
std::array<ColorSet, 2> walls_in(std::string_view text);

/// "4,5,6"
std::string colors_text(ColorSet colors);
std::vector<int> colors_in(ColorSet colors);

/// The classes of walls between rooms of the color `room`; that with the cell below a room comes first.
/// Fails, with all faults, where the lattice has no such colors or they are no walls of rooms that reach all
/// of them.
Result<std::array<WallClass, 2>> written_classes(const ColorLattice& lattice, int room,
                                                 const std::array<ColorSet, 2>& walls);

}  // namespace mazefolio::generate
