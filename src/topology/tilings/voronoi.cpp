// Cells like dried mud: the Voronoi cells of random points, one for each square pitch, which Lloyd's
// relaxation moves apart. make_grid removes all cells outside the shape afterwards, so points are spread over
// the whole field, and where the edge is to be ragged, over a margin around it.

#include "topology/tilings/tiling_rows.h"

#include "base/system/parallel.h"
#include "topology/tilings/short_walls.h"
#include "topology/tilings/strewn.h"
#include "topology/tilings/voronoi_cells.h"

namespace mazefolio::topology {
namespace {

constexpr double seed_margin = 1.5;     // pitches
constexpr double shortest_wall = 0.15;  // pitches; a shorter wall is printed as a dot

CellMesh voronoi_mesh(const Region& region, const Options& options, Rng& rng) {
  const double area = region.field.width() * region.field.height();
  const Rect box = is_ragged(region, options) ? inset(region.field, -seed_margin) : region.field;
  const double count = cells_in(region.field, options, area) / area * (box.width() * box.height());
  const std::vector<Point> points = strewn(box, count, options, rng);
  throw_if_canceled();
  CellMesh mesh = voronoi_cells(points, box);
  throw_if_canceled();
  collapse_short_walls(mesh, shortest_wall, box);
  throw_if_canceled();
  return mesh;
}

}  // namespace

GridRow voronoi_row() {
  GridRow row =
      mesh_row("voronoi", "random cells, like dried mud", 0.6, nullptr, voronoi_mesh, strewn_options());
  row.random = true;
  // Points where they fall leave the narrowest passages.
  row.doorway_share = [](const Options& options) {
    return options.integer("relax") == 0 && options.text("points") == "uniform" ? 0.75 : 1;
  };
  row.steps = steps_to_relax;
  return row;
}

}  // namespace mazefolio::topology
