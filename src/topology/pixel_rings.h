#pragma once

#include <vector>

#include "base/geometry/geometry.h"
#include "base/picture.h"

namespace mazefolio::topology {

/// What becomes of the ground within a piece; `of_drawings`: it is filled where the piece is drawn with
/// lines.
enum class Holes { keep, fill, of_drawings };

/// How the pixels of a picture become a silhouette.
struct Tracing {
  double threshold = 0.5;     ///< pixels at least as dark, or as opaque, are inside; 0 to 1
  bool invert = false;        ///< take the others
  bool largest = false;       ///< the largest piece alone, and of its holes none that is small
  bool small_pieces = false;  ///< keep pieces that are small beside the largest
  Holes holes = Holes::keep;
  double smoothing = 0;  ///< 0 to 10: how far the lines are from following every pixel
};

/// True where more than a hundredth of the picture is transparent: its colors do not matter then.
bool is_by_alpha(const Picture& picture);

/// How dark a pixel is, from 0 (white) to 1, whatever its alpha.
float darkness(std::uint32_t pixel);

/// The lines around the pixels of a picture that are inside; to_pixels gives their places. Where the picture
/// is by alpha, opaque pixels are inside; else dark pixels are. Without smoothing, gray pixels place a line
/// between two pixels, and the stairs of a picture that has none are made smooth. Specks and pinholes are
/// left out, and pieces that are small beside the largest. Lines around holes run the other way round.
std::vector<Ring> contours(const Picture& picture, const Tracing& tracing = {});

/// The same, with the lines around the pieces that are left out for being small or not the largest, and
/// around their holes; none where all would be more than twice as wide or high as what is kept.
struct TracedPieces {
  std::vector<Ring> rings, beside;
};
TracedPieces traced_pieces(const Picture& picture, const Tracing& tracing = {});

/// From the lines around a picture to its pixels, the first of which lies between 0 and 1.
Transform to_pixels(const Picture& picture);

}  // namespace mazefolio::topology
