#pragma once

#include <cstdint>
#include <string>

#include "base/namespaces.h"

namespace mazefolio::generate {

/// Columns to the right and rows down, from cell to cell.
struct Step {
  int x = 0, y = 0;
  friend constexpr bool operator==(Step, Step) = default;
};
constexpr Step operator+(Step a, Step b) { return {a.x + b.x, a.y + b.y}; }
constexpr Step operator-(Step a, Step b) { return {a.x - b.x, a.y - b.y}; }
constexpr int cross(Step a, Step b) { return a.x * b.y - a.y * b.x; }

/// East, south, west, north.
constexpr Step four_sides[] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};

/// Colors of all cells of the plane that repeat with the period of two steps, (ux, 0) and (vx, vy).
struct ColorLattice {
  int ux = 4, vx = 2, vy = 2;  ///< ux, vy >= 1; vx counts modulo ux
  int colors() const { return ux * vy; }
  /// 0 to colors() - 1; (0, 0) and whatever is a period away have color 0.
  int color(Step at) const;
};

/// More colors than these are not searched for walls.
constexpr int most_colors = 20;

/// Why no maze is made on these colors, whatever its walls: too many of them, or rooms (color 0) that
/// touch; or "".
std::string why_unusable(const ColorLattice& lattice);

}  // namespace mazefolio::generate
