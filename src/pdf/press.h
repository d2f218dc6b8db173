#pragma once

#include <string>

#include "base/namespaces.h"

namespace mazefolio::pdf {

struct PressOptions {
  bool screen = false;      ///< the edition with links: it also gets a language and shows its title
  std::string language;     ///< BCP 47; empty: not written
  bool keep_dates = false;  ///< the dates in the file are meant; otherwise they are removed
  bool gray_ink = true;     ///< gray colors become one ink: black prints with black alone
};

/// The finished file from the one the renderer wrote. Same bytes in, same bytes out. WorldError when it is
/// not a PDF.
std::string finish_pdf(std::string pdf, const PressOptions& options);

/// WorldError when it is not a PDF.
int page_count(const std::string& pdf);

}  // namespace mazefolio::pdf
