#pragma once

#include <vector>

#include "base/geometry/geometry.h"
#include "base/picture.h"

namespace mazefolio::topology {

/// The lines around the pixels of a picture that are inside, in pixels. Where more than a hundredth of the
/// picture is transparent, opaque pixels are inside; else dark pixels are. Gray pixels place a line between
/// two pixels; the stairs of a picture that has none are made smooth. Specks and pinholes
/// are left out, and pieces that are small beside the largest.
std::vector<Ring> contours(const Picture& picture, bool invert);

}  // namespace mazefolio::topology
