#include "preflight/printer_limits.h"

#include <cmath>

namespace mazefolio::preflight {
namespace {

constexpr double format_slack = 1;

}  // namespace

double PrinterLimits::inner(int pages) const {
  for (const GutterLimit& band : gutters)
    if (pages <= band.pages) return band.inner;
  return gutters.empty() ? 0 : gutters.back().inner;
}

const TrimLimit* PrinterLimits::trim(const Size& size) const {
  for (const TrimLimit& t : trims)
    if (std::abs(t.size.width - size.width) <= format_slack &&
        std::abs(t.size.height - size.height) <= format_slack)
      return &t;
  return nullptr;
}

}  // namespace mazefolio::preflight
