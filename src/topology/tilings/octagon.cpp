// Regular octagons in columns and rows, and squares on their corners in the gaps. Pitch: of six walls about
// an octagon's corner square two join octagons (1 + sqrt 2 sides apart) and four join an octagon to a square.

#include "topology/tilings/tiling_rows.h"

#include <cmath>

#include "topology/tilings/repeated.h"

namespace mazefolio::topology {
namespace {

const double root2 = std::sqrt(2.0);
const double side = 6 / (2 * (1 + root2) + 4 * (1 + root2 / 2));
const double unit = (1 + root2) * side;

Size octagon_extent(CellCount size) {
  return {whole_units(size.columns, unit), whole_units(size.rows, unit)};
}

std::vector<Outline> octagon_outlines(const Region& region, const Options&, Rng&) {
  const double cut = side / root2, far = unit - cut;
  return repeated(
      {{{cut, 0}, {far, 0}, {unit, cut}, {unit, far}, {far, unit}, {cut, unit}, {0, far}, {0, cut}},
       {{-cut, 0}, {0, -cut}, {cut, 0}, {0, cut}}},
      {unit, unit}, region.field);
}

}  // namespace

GridRow octagon_row() {
  return polygon_row("octagon", "octagons, with small squares between them", 0.51, octagon_extent,
                     octagon_outlines);
}

}  // namespace mazefolio::topology
