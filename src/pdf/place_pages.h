#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "base/geometry/geometry.h"
#include "pdf/write_pdf.h"

namespace mazefolio::pdf {

/// What is to be known of a PDF before its pages are placed: as large as they are trimmed, turned as they are
/// shown.
struct PageSource {
  std::vector<Size> pages;  ///< points
  std::string title;
  bool right_bound = false;
};
/// Throws WorldError with the path where it is no PDF, encrypted, or has no pages.
PageSource page_source(const std::filesystem::path& path);

/// A page on a sheet: drawn as large as `box`, and only what lies in `window` of it. Points from the top left
/// of the sheet, y down.
struct PlacedPage {
  int page = 0;  ///< from 0
  Rect box, window;
};

struct SheetOptions {
  std::string title;
  std::string duplex = "/Simplex";  ///< what the print dialog offers: a name of ViewerPreferences
};

/// Puts pages of the PDF at `source` below what is on the pages of `sheets`, a finished PDF, one row of
/// `places` for each of them. Links are left out. Throws WorldError with the path where the source cannot be
/// read.
void place_pages(const std::filesystem::path& source, const std::string& sheets,
                 const std::vector<std::vector<PlacedPage>>& places, const SheetOptions& options,
                 const ByteSink& to);

}  // namespace mazefolio::pdf
