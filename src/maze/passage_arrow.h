#pragma once

#include <array>

#include "maze/maze.h"

namespace mazefolio::maze {

/// The corners of the arrow that stands in a passage, in pitches: its tip, and the two ends of its foot.
/// `size`: by that of an arrow with room enough.
std::array<Point, 3> arrow_corners(const AnyTopology& t, const PassageMark& mark, double size);

/// Its length, by its size, and the least size at which it is seen.
constexpr double arrow_length = 0.5, least_arrow_size = 0.6;

/// The largest size, at most 1, at which an arrow keeps so far from all walls, in pitches. 0: there is none.
double arrow_size(const AnyTopology& t, const PassageMark& mark, double beside);

}  // namespace mazefolio::maze
