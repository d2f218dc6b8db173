#pragma once

#include <vector>

#include "base/picture.h"
#include "topology/mask.h"
#include "topology/region.h"

namespace mazefolio::topology {

/// The inside of a closed polygon (even-odd), as large as the field allows, centerd.
Region polygon_region(const Rect& field, std::vector<Point> corners);

/// The pixels of a picture that are inside, cut to the box around them; 0x0 if there are none. Where more
/// than a hundredth is transparent, opaque is inside; else dark is.
Mask ink_of(const Picture& picture, bool invert);

/// A mask of at least one cell as large as columns x rows allow, in its own proportions. Larger: each cell
/// becomes a square of them. Smaller: a cell exists where half of what it stands for does.
Mask scaled(const Mask& mask, std::uint32_t columns, std::uint32_t rows);

// ShapeRow::make of the shapes that come from pixels.

/// Options: invert. The box of the ink fills the field with its own proportions.
Region picture_region(const Rect& field, const Options& options);
/// The same for black letters.
Region lettering_region(const Rect& field, const Options& options);
/// A pixel is one cell where the maze has as many; options: mask, unless pixels are attached.
Region mask_region(const Rect& field, const Options& options);
/// What is wrong with the lines of a mask, or "". A text without '#' is taken for a file's name.
std::string mask_fault(std::string_view text);

}  // namespace mazefolio::topology
