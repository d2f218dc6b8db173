#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/geometry/geometry.h"

namespace mazefolio::topology {

/// What the cells of a maze keep of their shape.
struct ShapeFit {
  std::uint32_t dropped = 0;         ///< cells inside the shape that were removed: cut off
  std::uint32_t merged = 0;          ///< cells that had no doorway, and opened into a neighbor
  std::optional<double> likeness{};  ///< of a smooth rim: the cells' share of the shape's area
  double bridges = 0;                ///< share of the shape's area, of bridges that join its pieces
  std::vector<Rect> ends{};  ///< of a word: the boxes of the letters where a way through it begins and ends
};

}  // namespace mazefolio::topology
