#pragma once

#include <cstdint>
#include <vector>

#include "base/geometry/geometry.h"
#include "base/namespaces.h"

namespace mazefolio::base {

/// A picture of the user as pixels, row by row from the top left: 0xRRGGBBAA, colors not multiplied by alpha.
struct Picture {
  std::uint32_t width = 0, height = 0;
  std::vector<std::uint32_t> pixels;
  std::vector<Ring> rings{};    ///< around the silhouette, in pixels; none where it was not traced
  std::vector<Ring> details{};  ///< around what it shows within its silhouette, in the same unit
  double stroke = 0;            ///< of letters: the width of their strokes, in pixels
  std::uint32_t at(std::uint32_t x, std::uint32_t y) const { return pixels[std::size_t{y} * width + x]; }
};

}  // namespace mazefolio::base
