#include "base/geometry/length.h"

#include <fmt/format.h>

#include <cmath>

#include "base/options.h"

namespace mazefolio::base {

std::optional<Length> parse_length(std::string_view text) {
  struct Unit {
    std::string_view name;
    Length one;
  };
  static constexpr Unit units[] = {
      {"in", inches(1)}, {"mm", millimeters(1)}, {"cm", millimeters(10)}, {"pt", points(1)}};
  for (const Unit& unit : units) {
    if (!text.ends_with(unit.name)) continue;
    std::string_view number = text.substr(0, text.size() - unit.name.size());
    while (number.ends_with(' ')) number.remove_suffix(1);
    if (const std::optional<double> value = parse_real(number)) return unit.one * *value;
  }
  return std::nullopt;
}

std::string in_mm(Length l) { return fmt::format("{:.4g} mm", std::round(to_mm(l) * 100) / 100); }

}  // namespace mazefolio::base
