#pragma once

#include <cstddef>
#include <vector>

#include "base/geometry/geometry.h"
#include "base/geometry/length.h"

namespace mazefolio::layout {

/// What is trimmed off the page at each side.
struct Bleed {
  Length inner{}, outer{}, top{}, bottom{};
};

/// A page and its margins, which begin at its edge, before anything is trimmed off. The inner margin is at
/// the spine: left on a recto, right on a verso, and the other way in a book that is read from right to left.
struct PageGeometry {
  Size page;  ///< points
  Length inner, outer, top, bottom;
  bool bound_right = false;
  Length border{};  ///< what a border takes inside the margins, on all sides
  Bleed bleed{};
  bool one_sided = false;  ///< every page has its inner margin where a recto has it
  bool spine_is_left(bool recto) const { return (recto || one_sided) != bound_right; }
};

/// Page 1 is a recto.
constexpr bool is_recto(int page_number) { return page_number % 2 != 0; }

/// What is left of the page when it has been trimmed.
Rect trimmed(const PageGeometry& geometry, bool recto);

/// Its size, on both sides of a leaf.
Size trim_size(const PageGeometry& geometry);

/// The page inside its margins and its border. Only the border is printed outside it.
Rect live_area(const PageGeometry& geometry, bool recto);

/// `count` equal boxes in reading order, with `gutter` between them. Columns and rows are chosen so that the
/// boxes, below `taken` points of words, are large and no strips; a last row that is not full is centered.
std::vector<Rect> boxes_in(const Rect& area, int count, Size gutter, bool right_to_left = false,
                           double taken = 0);

}  // namespace mazefolio::layout
