#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::generate {

/// Columns to the right, rows down.
struct Offset {
  int x = 0, y = 0;
  friend bool operator==(Offset, Offset) = default;
};

/// No neighbor is farther away than this, in columns or rows.
constexpr int farthest_neighbor = 16;

struct Neighborhood {
  std::vector<Offset> offsets;
  std::string wrong;  ///< what is, or ""
};
/// "moore" (the eight around), "von_neumann_ext" (two steps in each of four directions), or offsets
/// "1,0; 0,1; -1,0".
Neighborhood parse_neighborhood(std::string_view text);

}  // namespace mazefolio::generate
