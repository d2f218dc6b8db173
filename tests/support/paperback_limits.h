#pragma once

#include "preflight/printer_limits.h"
#include "support/namespaces.h"

namespace mazefolio::tests {

/// What a printing house may ask: numbers like those of a paperback with a bleed, whose margins are 0.25 in.
inline preflight::PrinterLimits paperback_limits() {
  preflight::PrinterLimits out;
  out.name = "kdp";
  out.press = true;
  out.outside = out.top = out.bottom = 18;
  out.gutters = {{150, 27}, {300, 36}};
  out.min_pages = 24;
  out.max_pages = 828;
  out.multiple = 2;
  out.trims = {{{432, 648}, 828}, {{612, 792}, 590}};
  out.least_trim = {288, 432};
  out.largest_trim = {612, 841.68};
  out.bleed = 9;
  out.line = 0.75;
  out.type = 7;
  out.gray = 0.1;
  out.dpi = 300;
  out.ink_warning = 2.4;
  out.ink_error = 3;
  out.file_bytes = 650.0 * 1024 * 1024;
  return out;
}

}  // namespace mazefolio::tests
