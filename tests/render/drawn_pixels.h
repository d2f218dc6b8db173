#pragma once

#include <string>
#include <vector>

#include "support/namespaces.h"

namespace mazefolio::tests {

/// '#' is ink, 'o' is a soft pixel, all else is clear.
inline Picture drawn(const std::vector<std::string>& lines) {
  Picture out{static_cast<std::uint32_t>(lines.at(0).size()), static_cast<std::uint32_t>(lines.size()), {}};
  for (const std::string& line : lines)
    for (const char c : line) out.pixels.push_back(c == '#' ? 255 : c == 'o' ? 100 : 0);
  return out;
}

/// '?' is any other pixel.
inline std::vector<std::string> shown(const Picture& p) {
  std::vector<std::string> lines(p.height);
  for (std::uint32_t y = 0; y < p.height; ++y)
    for (std::uint32_t x = 0; x < p.width; ++x)
      lines[y] += p.at(x, y) == 255 ? '#' : p.at(x, y) == 100 ? 'o' : p.at(x, y) == 0 ? '.' : '?';
  return lines;
}

}  // namespace mazefolio::tests
