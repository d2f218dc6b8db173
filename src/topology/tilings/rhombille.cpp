// Rhombs of 60 degrees, three to a hexagon: tumbling blocks. Their centers are the points of a kagome
// lattice, sqrt(3)/2 sides apart.

#include "topology/tilings/tiling_rows.h"

#include <cmath>

#include "topology/tilings/repeated.h"

namespace mazefolio::topology {
namespace {

const double root3 = std::sqrt(3.0);
const double rhomb_side = 2 / root3;
const Size rhombille_unit{root3 * rhomb_side,
                          3 * rhomb_side};  // two hexagons, the second one half a unit to the right

Size rhombille_extent(CellCount size) {
  // Half a hexagon more, because every second row is shifted.
  return {whole_units(size.columns, rhombille_unit.width) + rhombille_unit.width / 2,
          whole_units(size.rows, 1.5 * rhomb_side) + rhomb_side / 2};
}

std::vector<Outline> rhombille_outlines(const Region& region, const Options&, Rng&) {
  const Point down{0, rhomb_side}, left{-root3 / 2 * rhomb_side, rhomb_side / 2},
      right{root3 / 2 * rhomb_side, rhomb_side / 2};
  std::vector<std::vector<Point>> cells;
  for (const Point top :
       {Point{rhombille_unit.width / 2, 0}, Point{rhombille_unit.width, 1.5 * rhomb_side}}) {
    const Point middle = top + down;
    cells.push_back({top, top + left, middle, top + right});
    cells.push_back({middle, top + left, top + left + down, middle + down});
    cells.push_back({middle, top + right, top + right + down, middle + down});
  }
  return repeated(cells, rhombille_unit, region.field);
}

}  // namespace

GridRow rhombille_row() {
  return polygon_row("rhombille", "rhombs that look like tumbling blocks", 0.99, rhombille_extent,
                     rhombille_outlines);
}

}  // namespace mazefolio::topology
