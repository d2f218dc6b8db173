// Bricks twice as long as high, every other row shifted by half a brick, with half bricks at its ends. Pitch:
// of three walls of a brick one is as far as a brick is long, two as its half diagonals.

#include "topology/tilings/tiling_rows.h"

#include <cmath>

#include "topology/tilings/repeated.h"

namespace mazefolio::topology {
namespace {

const double height = 3 / (2 + 2 * std::sqrt(2.0)), length = 2 * height;

Size brick_extent(CellCount size) {
  return {whole_units(size.columns, length), whole_units(size.rows, height)};
}

std::vector<Outline> brick_outlines(const Region& region, const Options&, Rng&) {
  const Rect& f = region.field;
  const auto halves = static_cast<int>(std::lround(f.width() / height));
  const auto rows = static_cast<int>(std::lround(f.height() / height));
  std::vector<Outline> brick_outlines;
  for (int y = 0; y < rows; ++y)
    for (int x = -(y % 2); x < halves; x += 2) {
      // A corner at every half brick, because the rows above and below have corners there.
      std::vector<Point> corners;
      const int from = std::max(x, 0), to = std::min(x + 2, halves);
      for (int i = from; i <= to; ++i) corners.push_back({f.x0 + i * height, f.y0 + y * height});
      for (int i = to; i >= from; --i) corners.push_back({f.x0 + i * height, f.y0 + (y + 1) * height});
      brick_outlines.push_back(closed_outline(corners));
    }
  return brick_outlines;
}

}  // namespace

GridRow brick_row() { return polygon_row("brick", "a brick wall", 0.46, brick_extent, brick_outlines); }

}  // namespace mazefolio::topology
