#pragma once

#include <string>
#include <vector>

#include "base/geometry/geometry.h"

namespace mazefolio::preflight {

/// A book may be so thick with pages of this size.
struct TrimLimit {
  Size size;
  int pages = 0;
};
/// The inner margin of books up to this page count.
struct GutterLimit {
  int pages = 0;
  double inner = 0;
};

/// What a printer asks of a file. Lengths are in points; 0 and "" ask nothing.
struct PrinterLimits {
  std::string name, source, verified;  ///< no name: only what is wrong for every printer
  bool press = false;  ///< a printing house: neither links nor notes, layers, scripts or transparency
  bool black = true;   ///< the book is printed with black ink alone
  double outside = 0, top = 0, bottom = 0, beside_bleed = 0;
  std::vector<GutterLimit> gutters;
  int min_pages = 1, max_pages = 0, multiple = 1;
  std::vector<TrimLimit> trims;
  Size least_trim, largest_trim;  ///< of trims that are not listed
  double bleed = 0;
  bool bleed_at_spine = false, blank_last = false;
  double line = 0, type = 0, gray = 0, dpi = 0;
  double ink_warning = 0, ink_error = 0;  ///< of all four inks, 1 for each
  double file_bytes = 0;
  bool pdfx = false;

  /// The inner margin of a book of so many pages.
  double inner(int pages) const;
  /// The row of a trim of this size, within a point; null where there is none.
  const TrimLimit* trim(const Size& size) const;
};

/// What the printer of this name publishes beside margins and page counts; for other names nothing.
PrinterLimits published_limits(const std::string& name);

}  // namespace mazefolio::preflight
