#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "base/geometry/geometry.h"
#include "base/options.h"

namespace mazefolio::topology {

/// The pictures that a maze can show from afar: its walls are thick where they are dark.
std::span<const Row> tones();

/// A picture as the tone of a maze.
struct MazeTone {
  std::shared_ptr<const Picture> picture;
  double weight = 0.8;  ///< the thickest wall, by the narrowest corridor
  bool invert = false;  ///< walls are thick where the picture is light
  friend bool operator==(const MazeTone&, const MazeTone&) = default;
};
/// Of the options of a row of `tones`, whose picture is attached.
MazeTone tone_of(const Options& options);

/// False of a picture that is one gray all over.
bool has_tones(const Picture& picture);

/// How dark a picture is that covers a box: 0 at its lightest, 1 at its darkest. What is beyond two sides of
/// the box is not seen; but one whose border is clear is seen as a whole.
class ToneMap {
 public:
  ToneMap(const MazeTone& tone, const Rect& box);
  /// The mean of a square with this half side around a point.
  double darkness(Point p, double reach) const;

 private:
  std::uint32_t sum_to(std::uint32_t x, std::uint32_t y) const;

  std::uint32_t width_, height_;
  std::vector<std::uint32_t>
      sums_;  ///< of the grays left of and above each corner of the pixels, modulo 2^32
  Transform to_pixels_;
  double lightest_, darkest_;
  bool invert_;
};

}  // namespace mazefolio::topology
