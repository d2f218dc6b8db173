#pragma once

#include <cstdint>
#include <vector>

#include "base/picture.h"

namespace mazefolio::topology {

/// Whether a pixel of dark letters on a transparent ground is ink.
bool is_ink(std::uint32_t pixel);
/// One byte a pixel: whether it is ink.
std::vector<std::uint8_t> ink_in(const Picture& picture);

/// How far each pixel of ink is from the ground, which goes on beside the picture.
class InkDepths {
 public:
  explicit InkDepths(const Picture& picture);

  /// The width of the strokes, in pixels: across one the mean depth is a quarter of it. 0 without ink.
  double stroke() const;
  /// One byte a pixel: whether it is ink and deeper than this.
  std::vector<std::uint8_t> deeper_than(double least) const;

 private:
  std::vector<std::uint32_t> squares_;  ///< of distances between the centers of pixels
};

}  // namespace mazefolio::topology
