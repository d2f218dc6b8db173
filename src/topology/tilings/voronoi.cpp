// Cells like dried mud: the Voronoi cells of random points, one for each square pitch, which Lloyd's
// relaxation moves apart. make_grid removes all cells outside the shape afterwards, so points are spread over
// the whole field, and where the edge is to be ragged, over a margin around it.

#include "topology/tilings/tiling_rows.h"

#include <algorithm>
#include <numeric>

#include "base/system/parallel.h"
#include "topology/tilings/short_walls.h"
#include "topology/tilings/strewn.h"
#include "topology/tilings/voronoi_cells.h"

namespace mazefolio::topology {
namespace {

constexpr double seed_margin = 1.5;     // pitches
constexpr double shortest_wall = 0.15;  // pitches; a shorter wall is printed as a dot

/// Numbers of the points, column by column: nearly as the sweep takes them, so that neighbors in the plane
/// are neighbors in memory.
std::vector<std::uint32_t> in_columns(const std::vector<Point>& points, const Rect& box) {
  const auto column = [&](Point p) { return static_cast<std::size_t>(std::max(0.0, p.x - box.x0)); };
  std::vector<std::uint32_t> first(static_cast<std::size_t>(box.width()) + 2), order(points.size());
  for (const Point p : points) ++first[column(p) + 1];
  std::partial_sum(first.begin(), first.end(), first.begin());
  for (std::uint32_t i = 0; i < points.size(); ++i) order[first[column(points[i])]++] = i;
  return order;
}

CellMesh cells_of(const std::vector<Point>& points, const Rect& box) {
  const std::vector<std::uint32_t> order = in_columns(points, box);
  std::vector<Point> ordered;
  ordered.reserve(points.size());
  for (const std::uint32_t i : order) ordered.push_back(points[i]);
  CellMesh mesh = voronoi_cells(ordered, box);
  for (std::size_t i = 0; i < order.size(); ++i) mesh.cells[i].rank = order[i];
  return mesh;
}

CellMesh voronoi_mesh(const Region& region, const Options& options, Rng& rng) {
  const double area = region.field.width() * region.field.height();
  const Rect box = is_ragged(region, options) ? inset(region.field, -seed_margin) : region.field;
  const double count = cells_in(region.field, options, area) / area * (box.width() * box.height());
  const std::vector<Point> points = strewn(box, count, options, rng);
  throw_if_canceled();
  CellMesh mesh = cells_of(points, box);
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
