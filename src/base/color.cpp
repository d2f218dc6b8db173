#include "base/color.h"

#include <fmt/format.h>

#include <charconv>
#include <numbers>
#include <vector>

#include "base/geometry/math.h"

namespace mazefolio::base {
namespace {

constexpr int steps = 64;

std::uint8_t between(std::uint8_t a, std::uint8_t b, int step) {
  return static_cast<std::uint8_t>((a * (steps - step) + b * step) / steps);
}

Color between(Color a, Color b, int step) {
  return {between(a.r, b.r, step), between(a.g, b.g, step), between(a.b, b.b, step)};
}

double linear(std::uint8_t channel) {
  const double c = channel / 255.0;
  return c <= 0.04045 ? c / 12.92 : exact_exp(2.4 * std::numbers::ln2 * exact_log2((c + 0.055) / 1.055));
}

}  // namespace

std::span<const ColorRow> named_colors() {
  static const std::vector<ColorRow> table{
      {"black", {0, 0, 0}},          {"charcoal", {54, 58, 64}}, {"navy", {24, 42, 92}},
      {"blue", {20, 75, 160}},       {"teal", {0, 92, 97}},      {"green", {22, 96, 50}},
      {"olive", {84, 88, 20}},       {"brown", {101, 62, 30}},   {"maroon", {120, 24, 40}},
      {"red", {170, 25, 30}},        {"plum", {108, 35, 105}},   {"purple", {80, 45, 130}},
      {"white", {255, 255, 255}},    {"ivory", {255, 253, 240}}, {"cream", {253, 246, 227}},
      {"yellow", {255, 245, 190}},   {"peach", {255, 233, 214}}, {"rose", {255, 232, 236}},
      {"lavender", {238, 232, 250}}, {"sky", {225, 241, 252}},   {"mint", {226, 246, 234}},
      {"sand", {243, 234, 215}},
  };
  return table;
}

std::string hex_of(Color color) { return fmt::format("#{:02x}{:02x}{:02x}", color.r, color.g, color.b); }

std::optional<Color> color_of_hex(std::string_view hex) {
  if ((hex.size() != 4 && hex.size() != 7) || hex.front() != '#') return std::nullopt;
  const std::string_view digits = hex.substr(1);
  std::uint32_t value = 0;
  const auto [end, wrong] = std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
  if (wrong != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
  const bool brief = digits.size() == 3;
  const auto channel = [&](int i) {
    const std::uint32_t digit = brief ? (value >> (4 * i) & 15) * 17 : value >> (8 * i) & 255;
    return static_cast<std::uint8_t>(digit);
  };
  return Color{channel(2), channel(1), channel(0)};
}

double luminance(Color color) {
  return 0.2126 * linear(color.r) + 0.7152 * linear(color.g) + 0.0722 * linear(color.b);
}

double contrast(Color a, Color b) {
  const double la = luminance(a) + 0.05, lb = luminance(b) + 0.05;
  return la > lb ? la / lb : lb / la;
}

Color dark_enough(Color walls, Color ground) {
  for (int step = 0; step < steps; ++step)
    if (const Color c = between(walls, color_black, step);
        luminance(c) < luminance(ground) && contrast(c, ground) >= least_contrast)
      return c;
  return color_black;
}

Color light_enough(Color ground) {
  for (int step = 0; step < steps; ++step)
    if (const Color c = between(ground, color_white, step); luminance(c) >= least_ground) return c;
  return color_white;
}

}  // namespace mazefolio::base
