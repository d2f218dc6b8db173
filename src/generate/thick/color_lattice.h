#pragma once

#include <cstdint>

#include "base/result.h"

namespace mazefolio::generate {

/// From a cell to another: columns to the right and rows down.
struct Step {
  int x = 0, y = 0;
  friend constexpr bool operator==(Step, Step) = default;
};
constexpr Step operator+(Step a, Step b) { return {a.x + b.x, a.y + b.y}; }
constexpr Step operator-(Step a, Step b) { return {a.x - b.x, a.y - b.y}; }
constexpr int cross(Step a, Step b) { return a.x * b.y - a.y * b.x; }

/// East, south, west, north.
constexpr Step four_sides[] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};

/// Bit k: color k.
using ColorSet = std::uint64_t;
constexpr ColorSet only_color(int color) { return ColorSet{1} << color; }

/// A coloring of all cells of the plane that repeats after the two steps (ux, 0) and (vx, vy).
struct ColorLattice {
  int ux = 4, vx = 2, vy = 2;  ///< ux, vy >= 1; vx counts modulo ux
  int colors() const { return ux * vy; }
  /// 0 to colors() - 1; (0, 0) and all cells that are a period away have color 0.
  int color(Step at) const;
  /// A cell of this color.
  Step cell_of(int color) const { return {color % ux, color / ux}; }
  /// The same set where the color `origin` is called 0, and the reverse: the colors are counted from another
  /// cell.
  ColorSet counted_from(int origin, ColorSet colors) const;
  ColorSet counted_back(int origin, ColorSet colors) const;
};

/// The largest number of colors; and up to which all walls are looked through, so that pairs have numbers.
constexpr int most_colors = 36, most_numbered_colors = 20;

/// Fails where no maze can be made on these colors with any walls: there are too many colors, or rooms (color
/// 0) touch.
Outcome check_colors(const ColorLattice& lattice);
/// Fails where the lattice has no such color for its rooms.
Outcome check_room(const ColorLattice& lattice, int room);

}  // namespace mazefolio::generate
