#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "base/picture.h"
#include "topology/mask.h"
#include "topology/region.h"

namespace mazefolio::topology {

/// The inside of a closed polygon (even-odd), as large as the field allows, centered.
Region polygon_region(const Rect& field, std::vector<Point> corners);

/// The inside of closed lines (even-odd), as large as the field allows, centered. Measures of letters are in
/// their unit.
Region ring_region(const Rect& field, std::vector<Ring> rings, Letters letters = {},
                   std::vector<Ring> beside = {});
Rect box_of(std::span<const Ring> rings);
/// What lays a silhouette with the pieces beside it into the field.
Transform fit(std::span<const Ring> rings, std::span<const Ring> beside, const Rect& field);
void place_rings(std::vector<Ring>& rings, const Transform& at);

/// The pixels of a picture that are inside, cropped to the box around them; 0x0 if there are none. Where more
/// than a hundredth of the picture is transparent, opaque pixels are inside; else dark pixels are.
Mask ink_of(const Picture& picture, bool invert);

/// A mask of at least one cell, scaled to columns x rows with its own proportions. Enlarged, each cell
/// becomes a square of cells. Reduced, a cell exists where at least half of the cells that it replaces do.
Mask scaled(const Mask& mask, std::uint32_t columns, std::uint32_t rows);

/// What the picture of a shape shows within its silhouette.
struct Details {
  std::vector<Ring> rings;   ///< in maze units
  std::vector<Ring> beside;  ///< those of them that lie beside the maze
  bool solid = false;        ///< they are walls
  bool letters = false;      ///< they are letters, without the bridges between them
  double gray = 0.88;  ///< of those that are not walls, from 0 to 1 (ground): nobody takes them for walls
};
/// At their place in the field; null where there are none, or its option `details` says no.
std::shared_ptr<const Details> details_in(const Rect& field, const Options& options);

// ShapeRow::make of the shapes that come from pixels.

/// Options: those of silhouettes. The box of the ink fills the field with its own proportions.
Region picture_region(const Rect& field, const Options& options);
/// The same for black letters.
Region lettering_region(const Rect& field, const Options& options);
/// The same for the silhouette of an icon.
Region icon_region(const Rect& field, const Options& options);
/// How wide the strokes of letters are in a field, in pitches, where that is too narrow for a maze; nothing
/// elsewhere. No outline is placed.
std::optional<double> narrow_stroke(const Rect& field, const Options& options);
/// A pixel is one cell where the maze has as many; options: mask, unless pixels are attached.
Region mask_region(const Rect& field, const Options& options);
/// Fails where the lines of a mask are wrong. A text without '#' is taken for the name of a file.
Outcome check_mask(std::string_view text);

}  // namespace mazefolio::topology
