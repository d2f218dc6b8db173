// Rhombs of 60 degrees, three to a hexagon: tumbling blocks. Their centers are the points of a kagome
// lattice, sqrt(3)/2 sides apart.

#include "topology/tilings/tiling_rows.h"

#include <cmath>

#include "topology/tilings/repeated.h"

namespace mazefolio::topology {
namespace {

const double root3 = std::sqrt(3.0);
const double side = 2 / root3;
const Size unit{root3 * side, 3 * side};  // two hexagons, the second one half a unit to the right

Size extent(CellCount size) {
  // Half a hexagon more, because every second row is shifted.
  return {whole_units(size.columns, unit.width) + unit.width / 2,
          whole_units(size.rows, 1.5 * side) + side / 2};
}

std::vector<Outline> outlines(const Region& region, const Options&, Rng&) {
  const Point down{0, side}, left{-root3 / 2 * side, side / 2}, right{root3 / 2 * side, side / 2};
  std::vector<std::vector<Point>> cells;
  for (const Point top : {Point{unit.width / 2, 0}, Point{unit.width, 1.5 * side}}) {
    const Point middle = top + down;
    cells.push_back({top, top + left, middle, top + right});
    cells.push_back({middle, top + left, top + left + down, middle + down});
    cells.push_back({middle, top + right, top + right + down, middle + down});
  }
  return repeated(cells, unit, region.field);
}

}  // namespace

GridRow rhombille_row() {
  return polygon_row("rhombille", "rhombs that look like tumbling blocks", 0.99, extent, outlines);
}

}  // namespace mazefolio::topology
