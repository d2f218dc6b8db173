#pragma once

#include <optional>

#include "spec/printer.h"

namespace mazefolio::cover {

/// What is known of the finished book.
struct BoundBook {
  Size trim;  ///< of its pages, points
  int pages = 0;
  bool bound_right = false;
};

/// The sheet around a book, in points from its top left: back, spine and front, and the bleed around them.
struct CoverGeometry {
  Size sheet;
  double bleed = 0;
  Rect trim;                       ///< the sheet without its bleed
  Rect back, spine, front;         ///< parts of the trim
  Rect back_safe, front_safe;      ///< words and pictures that must be whole lie in them
  std::optional<Rect> spine_safe;  ///< for words on the spine; nothing where it may have none
  std::optional<Rect> barcode;     ///< white, and empty but for the bar code
};

/// The pages as they are bound: whole leaves.
int bound_pages(int pages);
/// The thickness of all pages, and what the printer adds.
Length spine_width(const CoverRules& rules, Length caliper, int pages);
CoverGeometry cover_geometry(const CoverRules& rules, Length spine, const BoundBook& book);

/// A box of these proportions that covers another one, with the same middle.
Rect covering(Size proportions, const Rect& box);
/// The front with its bleed on the three sides where it has one.
Rect front_with_bleed(const CoverGeometry& place);
/// The same for the back.
Rect back_with_bleed(const CoverGeometry& place);

}  // namespace mazefolio::cover
