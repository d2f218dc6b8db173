// Idea: a side of a tile is a number, and so is each place where a string passes from one tile to another:
// the sides are joined in pairs, within tiles and between them, and a string follows these pairs.
#include "prove/trace_strings.h"

#include <algorithm>
#include <array>

namespace mazefolio::prove {
namespace {

constexpr std::size_t no_side = ~std::size_t{0};

/// The other side that a side is joined to within its tile, by kind.
int joined_within(char kind, int side) {
  constexpr std::array<int, 4> crossing{1, 0, 3, 2}, rising{2, 3, 0, 1}, falling{3, 2, 1, 0};
  return (kind == 'x' ? crossing : kind == 'a' ? rising : falling)[static_cast<std::size_t>(side)];
}

/// The side of another tile that it lies at, or that a half circle joins it to; none at the ends of rows.
std::vector<std::size_t> joined_between(const TileField& field) {
  std::vector<std::size_t> other(4 * field.kinds.size(), no_side);
  const auto join = [&](std::size_t a, std::size_t b) {
    other[a] = b;
    other[b] = a;
  };
  for (std::size_t row = 0; row < field.rows; ++row)
    for (std::size_t column = 0; column < field.columns; ++column) {
      const std::size_t tile = row * field.columns + column;
      if (column + 1 < field.columns) join(4 * tile + 1, 4 * (tile + 1));
      if (row + 1 < field.rows) join(4 * tile + 3, 4 * (tile + field.columns) + 2);
      if (column % 2 == 1 && row == 0) join(4 * tile + 2, 4 * (tile - 1) + 2);
      if (column % 2 == 1 && row + 1 == field.rows) join(4 * tile + 3, 4 * (tile - 1) + 3);
    }
  return other;
}

}  // namespace

std::vector<TracedString> trace_strings(const TileField& field) {
  const std::vector<std::size_t> between = joined_between(field);
  std::vector<TracedString> strings(field.rows);
  for (std::size_t row = 0; row < field.rows; ++row) {
    TracedString& string = strings[row];
    for (std::size_t side = 4 * row * field.columns; side != no_side;) {
      const std::size_t tile = side / 4;
      const int in = static_cast<int>(side % 4), out = joined_within(field.kinds[tile], in);
      string.passes.push_back({tile, in, out});
      string.row = tile / field.columns;
      string.ends_right = out == 1;
      side = between[4 * tile + static_cast<std::size_t>(out)];
    }
  }
  return strings;
}

bool is_tangle(const TileField& field, const std::vector<TracedString>& strings) {
  std::size_t passes = 0;
  for (const TracedString& string : strings) passes += string.passes.size();
  return std::ranges::all_of(strings, &TracedString::ends_right) && passes == 2 * field.kinds.size();
}

}  // namespace mazefolio::prove
