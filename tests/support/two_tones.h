#pragma once

#include <cstdint>
#include <memory>

#include "base/picture.h"
#include "support/namespaces.h"

namespace mazefolio::tests {

/// Two grays (0 black to 255 white) side by side.
inline Picture two_tones(std::uint32_t left, std::uint32_t right, std::uint32_t width = 80,
                         std::uint32_t height = 60) {
  Picture out{width, height, {}};
  for (std::uint32_t i = 0; i < width * height; ++i)
    out.pixels.push_back((i % width < width / 2 ? left : right) * 0x01010100 | 0xff);
  return out;
}

inline std::shared_ptr<const Picture> dark_left() {
  return std::make_shared<const Picture>(two_tones(0, 255));
}

}  // namespace mazefolio::tests
