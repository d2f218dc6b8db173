#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::topology {

/// Neighboring pixels of one row, from `begin` to before `end`.
struct PixelRun {
  std::uint32_t row = 0, begin = 0, end = 0;
  std::uint32_t piece = 0;  ///< from 0, in the order of their first pixels
};

/// Pixels that hang together by their sides.
struct PixelPieces {
  std::vector<PixelRun> runs;  ///< row by row, from the left
  std::uint32_t count = 0;     ///< of pieces
};

/// The pieces of the pixels of a mask that are on: one byte a pixel, 0 or 1, in rows of `columns`.
PixelPieces pixel_pieces(std::span<const std::uint8_t> on, std::uint32_t columns);

}  // namespace mazefolio::topology
