#include "base/text/amounts.h"

#include <fmt/format.h>

#include <array>

namespace mazefolio::base {

std::string counted(std::size_t n, std::string_view what) {
  return fmt::format("{} {}{}", n, what, n == 1 ? "" : "s");
}

std::string about_duration(double seconds) {
  if (seconds < 90) return fmt::format("{:.{}f} s", seconds, seconds < 10 ? 1 : 0);
  return seconds < 5400 ? fmt::format("{:.0f} min", seconds / 60) : fmt::format("{:.1f} h", seconds / 3600);
}

std::string size_text(double bytes) {
  constexpr std::array<std::string_view, 4> units{"KiB", "MiB", "GiB", "TiB"};
  std::size_t unit = 0;
  for (bytes /= 1024; bytes >= 1024 && unit + 1 < units.size(); ++unit) bytes /= 1024;
  return fmt::format("{:.1f} {}", bytes, units[unit]);
}

}  // namespace mazefolio::base
