#pragma once

#include <span>
#include <string>

#include "base/color.h"

namespace mazefolio::base {

/// The colors of a cover. Words in `light` can be read on `deep` and the reverse.
struct PaletteRow {
  std::string name, summary;
  Color ground;         ///< the largest area
  Color deep, light;    ///< lines and words; panels
  Color accent;         ///< what is seen first: the way through the maze, badges
  Color second, third;  ///< of pictures, beside the accent
};

std::span<const PaletteRow> palettes();

}  // namespace mazefolio::base
