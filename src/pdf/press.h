#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/edition.h"
#include "base/geometry/geometry.h"
#include "base/pdf_kind.h"
#include "base/raw_pdf.h"

namespace mazefolio::pdf {

struct PressOptions {
  Edition edition = Edition::print;  ///< the screen edition also gets a language and shows its title
  std::string language;              ///< BCP 47; empty: not written
  bool keep_dates = false;           ///< keeps the dates of the file; otherwise they are removed
  bool gray_ink = true;              ///< turns gray colors into one ink: black prints with black alone
  bool right_to_left = false;        ///< the book is bound on the right: viewers lay out spreads so
  std::vector<Rect> trims{};         ///< of all pages, from the top left; empty: nothing is trimmed off
  bool gray_colors = false;          ///< turns other colors into grays, too
  std::optional<int> most_ink{};     ///< turns them into four inks, at most so many percent together
  PdfKind kind = PdfKind::plain;     ///< of a print edition
  unsigned jobs = 1;                 ///< threads (0: all cores)
};

/// Finishes a PDF that the renderer wrote. Equal input gives equal bytes, whatever the number of threads.
/// Throws WorldError where it is not a PDF.
std::string finish_pdf(RawPdf pdf, const PressOptions& options);

/// Throws WorldError where it is not a PDF.
int page_count(const std::string& pdf);

}  // namespace mazefolio::pdf
