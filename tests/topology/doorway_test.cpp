// A doorway too large closes walls for good; one too small promises readers narrower corridors than they get.
// The program measure_doorway prints the figure to write.
#include <catch2/catch.hpp>

#include "support/namespaces.h"
#include "support/passage_widths.h"

using namespace mazefolio::tests;

TEST_CASE("the doorway of a tiling of repeated cells is its narrowest passage, rounded down") {
  int repeated = 0;
  for (const GridRow& grid : grids()) {
    const std::vector<double> widths = passage_widths(grid);
    if (width_classes(widths).size() > most_repeated_classes) continue;
    ++repeated;
    INFO("run measure_doorway " << grid.name);
    CHECK(grid.doorway <= widths.front() + 1e-9);
    CHECK(grid.doorway > widths.front() - 0.011);
  }
  CHECK(repeated >= 8);
}

TEST_CASE("the doorway of a tiling of irregular cells closes a minor part of its walls") {
  for (const GridRow& grid : grids()) {
    const std::vector<double> widths = passage_widths(grid);
    const auto closed = std::lower_bound(widths.begin(), widths.end(), grid.doorway - 1e-9) - widths.begin();
    INFO("run measure_doorway " << grid.name);
    CHECK(static_cast<double>(closed) < 0.4 * static_cast<double>(widths.size()));
  }
}
