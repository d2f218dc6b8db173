#pragma once

#include <vector>

#include "topology/region.h"

namespace mazefolio {

/// The inside of a closed polygon (even-odd), as large as the field allows, centred.
Region polygon_region(const Rect& field, std::vector<Point> corners);

// ShapeRow::make of the shapes that come from pixels.

/// Options: invert. Where more than a hundredth is transparent, opaque is inside; else dark is. The ink's
/// box fills the field with its own proportions.
Region picture_region(const Rect& field, const Options& options);
/// The same for black letters.
Region lettering_region(const Rect& field, const Options& options);
/// A pixel is one cell where the maze has as many; options: mask, unless pixels are attached.
Region mask_region(const Rect& field, const Options& options);
/// What is wrong with the lines of a mask, or "". A text without '#' is taken for a file's name.
std::string mask_fault(std::string_view text);

}  // namespace mazefolio
