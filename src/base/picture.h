#pragma once

#include <cstdint>
#include <vector>

#include "base/geometry/geometry.h"
#include "base/namespaces.h"

namespace mazefolio::base {

/// Between two letters, so that they are one.
struct Bridge {
  Rect box;
  bool down = false;                  ///< from a letter to one below it
  std::uint32_t first = 0, last = 0;  ///< the letters that it joins, of Letters::boxes
};

/// What is known of a picture of letters.
struct Letters {
  double stroke = 0;          ///< the width of their strokes, in the units of the rings; 0: no letters
  double least_stroke = 0;    ///< pitches that their strokes need at least
  double likeness = 1;        ///< to the text as it is set: the area that both share, of all
  double much_larger = 1.2;   ///< than the arrangements before it, so that it is taken instead of them
  bool same_lines = false;    ///< another form of the picture before it, for where that has no room
  Point onward{1, 0};         ///< the direction in which a line is read
  std::vector<Rect> boxes{};  ///< around the letters, in the units of the rings
  std::vector<Bridge> bridges{};
};

/// A picture of the user as pixels, row by row from the top left: 0xRRGGBBAA, colors not multiplied by alpha.
struct Picture {
  std::uint32_t width = 0, height = 0;
  std::vector<std::uint32_t> pixels;
  std::vector<Ring> rings{};    ///< around the silhouette, in pixels; none where it was not traced
  std::vector<Ring> beside{};   ///< around pieces of it that are too small for a maze, in the same unit
  std::vector<Ring> details{};  ///< around what it shows within its silhouette, as bridges between letters
  std::vector<Ring> holes{};    ///< the outermost lines of the details, where they are walls
  Letters letters{};
  std::uint32_t at(std::uint32_t x, std::uint32_t y) const { return pixels[std::size_t{y} * width + x]; }
};

}  // namespace mazefolio::base
