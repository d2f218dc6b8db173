#pragma once

#include <cstdint>
#include <string>

#include "base/rooms.h"

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

/// Colours of all cells of the plane that repeat with the period of two steps, (ux, 0) and (vx, vy).
struct ColourLattice {
  int ux = 4, vx = 2, vy = 2;  ///< ux, vy >= 1; vx counts modulo ux
  int colours() const { return ux * vy; }
  /// 0 to colours() - 1; (0, 0) and whatever is a period away have colour 0.
  int colour(Step at) const;
};

/// More colours than these are not searched for walls.
constexpr int most_colours = 20;

/// Why no maze is made on these colours, whatever its walls: too many of them, or rooms (colour 0) that
/// touch; or "".
std::string why_unusable(const ColourLattice& lattice);

}  // namespace mazefolio::generate
