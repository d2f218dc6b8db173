#pragma once

#include <string>

#include "base/picture.h"
#include "support/namespaces.h"

namespace mazefolio::tests {

struct JpegStyle {
  int quality = 90;
  bool progressive = false;
  bool scan_for_each = false;  ///< frequency and color: 190 scans
  enum class Colors { rgb, gray, cmyk } colors = Colors::rgb;
  int orientation = 0;  ///< written as Exif; 0: none is
};

/// A JPEG file of these pixels, whatever their alpha.
std::string to_jpeg(const Picture& picture, const JpegStyle& style = {});

}  // namespace mazefolio::tests
