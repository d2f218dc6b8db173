#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::base {

/// What a screen edition says where there is something to see, in the order of its structure.
struct SpokenTexts {
  std::vector<std::string> figures, links;
};

/// Paths of many points, as operators of PDF: by page, in the order of painting. Cairo does not write them:
/// it fills a tiny box in the place of each.
using PagePaths = std::vector<std::vector<std::string>>;
/// The box, and what Cairo writes for it, which rounds to thousandths.
constexpr double stand_in_at = 2.0 / 256, stand_in_size = 3.0 / 256;
constexpr std::string_view path_stand_in = "0.008 0.008 0.012 0.012 re f";

/// A PDF from the renderer, and what finish_pdf puts into it.
struct RawPdf {
  std::string bytes;
  SpokenTexts spoken{};
  PagePaths paths{};  ///< of all pages, or empty
};

}  // namespace mazefolio::base
