#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

#include "base/namespaces.h"

namespace mazefolio::base {

/// A length on paper. Stored in PostScript points (1/72 inch); never a bare double in an interface.
struct Length {
  double pt = 0;
  friend constexpr auto operator<=>(Length, Length) = default;
};

constexpr Length points(double v) { return {v}; }
constexpr Length inches(double v) { return {v * 72.0}; }
constexpr Length millimeters(double v) { return {v * 72.0 / 25.4}; }
constexpr double to_mm(Length l) { return l.pt * 25.4 / 72.0; }

constexpr Length operator+(Length a, Length b) { return {a.pt + b.pt}; }
constexpr Length operator-(Length a, Length b) { return {a.pt - b.pt}; }
constexpr Length operator*(Length a, double k) { return {a.pt * k}; }

/// Parses "8.5in", "20mm", "1.5cm" or "12pt". Nothing where the unit is missing or the number is not finite.
std::optional<Length> parse_length(std::string_view text);

/// In millimeters, as messages write it: "4.5 mm".
std::string in_mm(Length l);

}  // namespace mazefolio::base
