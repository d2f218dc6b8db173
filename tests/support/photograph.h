#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "base/picture.h"
#include "support/namespaces.h"

namespace mazefolio::tests {

/// A made-up photograph: a disc of one brightness before a ground of another (0 to 255), light that falls off
/// to the corners, and noise.
struct Photograph {
  std::uint32_t width = 320, height = 240;
  double x = 150, y = 125, radius = 70;
  double subject = 200, ground = 70, noise = 40;

  bool shows_disc(double px, double py) const { return std::hypot(px - x, py - y) <= radius; }

  Picture picture() const {
    Picture out{width, height, {}};
    std::uint32_t state = 7;
    const auto random = [&] {  // -1 to 1
      state = state * 1664525 + 1013904223;
      return static_cast<double>(state >> 8) / (1 << 23) - 1;
    };
    const double corner = std::hypot(width / 2.0, height / 2.0);
    for (std::uint32_t py = 0; py < height; ++py)
      for (std::uint32_t px = 0; px < width; ++px) {
        const double light = 1 - 0.3 * std::pow(std::hypot(px - width / 2.0, py - height / 2.0) / corner, 2);
        const double level = (shows_disc(px + 0.5, py + 0.5) ? subject : ground) * light + noise * random();
        const auto gray = static_cast<std::uint32_t>(std::clamp(level, 0.0, 255.0));
        out.pixels.push_back(gray << 24 | gray << 16 | gray << 8 | 0xff);
      }
    return out;
  }
};

}  // namespace mazefolio::tests
