// Prints what to write as the `doorway` of a row of src/topology/grids.cpp.
//   measure_doorway              every tiling
//   measure_doorway octagon      one of them
// A tiling of repeated cells has a few widths of passages: its doorway is the narrowest, rounded down to a
// hundredth, so that every wall can be opened. A tiling of irregular cells has any width: its doorway is the
// width below which passages stay closed, a choice between large corridors and many of them.
#include <fmt/format.h>

#include <cmath>
#include <cstdio>

#include "support/passage_widths.h"

using namespace mazefolio::tests;

int main(int count, char** arguments) {
  bool found = false;
  for (const GridRow& row : grids()) {
    if (count > 1 && row.name != arguments[1]) continue;
    found = true;
    const std::vector<double> widths = passage_widths(row);
    const auto classes = width_classes(widths);
    fmt::print("{}: the row has {:.2f}; ", row.name, row.doorway);
    if (classes.size() <= most_repeated_classes) {
      fmt::print("write {:.2f}. Widths:", std::floor(widths.front() * 100 + 1e-6) / 100);
      for (const auto& [width, passages] : classes) fmt::print(" {:.3f} ({} passages)", width, passages);
    } else {
      fmt::print("closed for a doorway of");
      for (const double doorway : {0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.8}) {
        const auto narrower = std::lower_bound(widths.begin(), widths.end(), doorway) - widths.begin();
        fmt::print(" {:.2f}: {:.0f} %{}", doorway,
                   100.0 * static_cast<double>(narrower) / static_cast<double>(widths.size()),
                   doorway == 0.8 ? "" : ",");
      }
    }
    fmt::print("\n");
  }
  if (!found) fmt::print(stderr, "no tiling has this name\n");
  return found ? 0 : 2;
}
