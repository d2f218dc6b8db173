#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/picture.h"

namespace mazefolio::topology {

/// What dark letters on a transparent ground are made of, in pixels.
struct LetterParts {
  std::size_t pieces = 0;        ///< of ink that hangs together
  std::vector<Rect> counters{};  ///< boxes of the ground within it
  std::uint64_t ink = 0;         ///< pixels
};
LetterParts parts_of(const Picture& letters);

/// The width of the strokes of dark letters on a transparent ground, in pixels.
double stroke_of(const Picture& letters);

constexpr double usual_bridge = 0.6;  ///< of a stroke

/// Dark letters on a transparent ground, with bridges between the facing sides of their pieces, so that they
/// are one; traced, and their strokes measured. One picture for each width of bridges, a share of the
/// strokes'.
std::vector<Picture> joined_letters(const Picture& letters, std::span<const double> bridges);
Picture joined_letters(const Picture& letters);

/// Letters that were joined, turned so that they are read from below: their rings and measures alone.
Picture read_upward(const Picture& letters);

}  // namespace mazefolio::topology
