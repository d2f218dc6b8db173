#pragma once

#include <string_view>
#include <vector>

#include "base/result.h"

namespace mazefolio::generate {

/// From a cell to another: columns to the right and rows down.
struct Offset {
  int x = 0, y = 0;
  friend bool operator==(Offset, Offset) = default;
};

/// No neighbor is farther away than this, in columns or rows.
constexpr int farthest_neighbor = 16;

/// The cells that count as neighbors of a cell.
using Neighborhood = std::vector<Offset>;
/// "moore" (the eight around), "von_neumann_ext" (two steps in each of four directions), or offsets
/// "1,0; 0,1; -1,0".
Result<Neighborhood> parse_neighborhood(std::string_view text);

}  // namespace mazefolio::generate
