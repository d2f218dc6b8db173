#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace mazefolio::prove {

/// Tiles of a tangle, row by row, as its strings see them: they begin at the left of its rows. Each is "x",
/// "a" or "b" (prove/claims.h).
struct TileField {
  std::size_t columns = 0, rows = 0;
  std::string kinds;
};

/// Where a string goes: the tiles that it passes, each by its place in the field, and the sides by which it
/// comes in and goes out: 0 left, 1 right, 2 above, 3 below.
struct TracedString {
  struct Pass {
    std::size_t tile = 0;
    int in = 0, out = 0;
  };
  std::vector<Pass> passes;
  bool ends_right = false;
  std::size_t row = 0;  ///< where it ends
};

/// The strings that begin at the left, by their rows. Every one ends.
std::vector<TracedString> trace_strings(const TileField& field);

/// All end at the right, and no tile is left for a closed loop.
bool is_tangle(const TileField& field, const std::vector<TracedString>& strings);

}  // namespace mazefolio::prove
