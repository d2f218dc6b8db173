#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "support/namespaces.h"
#include "topology/grids.h"
#include "topology/passage.h"

namespace mazefolio::tests {

/// The width of every passage that a tiling could have on a rectangle of 20x15, in pitches, narrowest first:
/// measured as if its row closed none.
inline std::vector<double> passage_widths(const GridRow& row) {
  GridRow open = row;
  open.doorway = 0;
  const ShapeRow& rectangle = *find_row(shapes(), "rectangle");
  const Grid grid = *make_grid(
      {&open, Options(row.options), &rectangle, Options(rectangle.options), CellCount{20, 15}}, "1");
  std::vector<double> widths;
  std::visit(
      [&](const auto& t) {
        for_each_wall(t, [&](Wall w, Cell, Cell beyond) {
          if (t.contains(beyond)) widths.push_back(passage_width(t, w));
        });
      },
      *grid.topology);
  std::sort(widths.begin(), widths.end());
  return widths;
}

/// Widths that differ by more than a thousandth, with how many passages have each.
inline std::vector<std::pair<double, int>> width_classes(const std::vector<double>& widths) {
  std::vector<std::pair<double, int>> classes;
  for (const double width : widths) {
    if (classes.empty() || width > classes.back().first + 1e-3) classes.emplace_back(width, 0);
    ++classes.back().second;
  }
  return classes;
}

/// More classes than this: the cells are not repeated, and the row decides what is too narrow.
constexpr std::size_t most_repeated_classes = 8;

}  // namespace mazefolio::tests
