#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/namespaces.h"

namespace mazefolio::base {

/// A color of sRGB; 0 to 255 each.
struct Color {
  std::uint8_t r = 0, g = 0, b = 0;
  friend constexpr bool operator==(Color, Color) = default;
};
constexpr Color color_black{0, 0, 0}, color_white{255, 255, 255};

/// The colors of a maze on paper: its grays go from that of the walls (0) to that of the ground (1).
struct MazeColors {
  Color walls = color_black, ground = color_white;
  friend constexpr bool operator==(const MazeColors&, const MazeColors&) = default;
};

struct ColorRow {
  std::string name;
  Color value;
};
/// Colors with names: dark ones for walls, then pale ones for the ground.
std::span<const ColorRow> named_colors();

/// "#1f3a5f", and a color that is written so, or as "#rgb".
std::string hex_of(Color color);
std::optional<Color> color_of_hex(std::string_view hex);

/// The relative luminance: 0 black, 1 white; and the contrast of two colors, from 1 to 21 (WCAG 2).
double luminance(Color color);
double contrast(Color a, Color b);

/// Walls are read, and a pencil is seen on the ground.
constexpr double least_contrast = 4.5, least_ground = 0.75;
/// The color nearest to this one, toward black or white, that holds them.
Color dark_enough(Color walls, Color ground);
Color light_enough(Color ground);

}  // namespace mazefolio::base
