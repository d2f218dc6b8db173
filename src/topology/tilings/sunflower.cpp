// The seeds of a sunflower: point i has the distance sqrt(i) and is turned by the golden angle from point i -
// 1; the cells are its Voronoi cells. All are equally large, and their rows are spirals. A disc.

#include "topology/tilings/tiling_rows.h"

#include <cmath>
#include <numbers>

#include "base/geometry/math.h"
#include "topology/tilings/voronoi_cells.h"

namespace mazefolio::topology {
namespace {

CellMesh sunflower_mesh(const Region& region, const Options&, Rng&) {
  constexpr double pi = std::numbers::pi, golden = std::numbers::phi;
  const double radius = std::min(region.field.width(), region.field.height()) / 2;
  const auto kept = static_cast<std::size_t>(std::max(1.0, std::round(pi * radius * radius)));
  // More seeds around them bound the outermost cells.
  constexpr double around = 2;
  const auto all = static_cast<std::size_t>(pi * (radius + around) * (radius + around));
  std::vector<Point> points;
  for (std::size_t i = 0; i < all; ++i) {
    const double turns = static_cast<double>(i) * (2 - golden);
    const double angle = 2 * pi * (turns - std::floor(turns)),
                 distance = std::sqrt((static_cast<double>(i) + 0.5) / pi);
    points.push_back(region.field.center() + Point{exact_cos(angle), exact_sin(angle)} * distance);
  }
  const Point c = region.field.center();
  const double reach = radius + around + 1;
  const Rect box{c.x - reach, c.y - reach, c.x + reach, c.y + reach};
  CellMesh mesh = voronoi_cells(points, box);
  mesh.cells.resize(kept);
  return mesh;
}

}  // namespace

GridRow sunflower_row() {
  GridRow row = mesh_row("sunflower", "cells in the spirals of a sunflower's seeds: a disc", 0.55,
                         roomy_extent, sunflower_mesh);
  row.disc = true;
  return row;
}

}  // namespace mazefolio::topology
