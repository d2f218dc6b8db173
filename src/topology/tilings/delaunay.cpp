// Triangles by chance: Delaunay's triangulation of random points, which Lloyd's relaxation moves apart. It is
// read from the Voronoi diagram, whose corners are the triangles; where more than three points lie on one
// circle, their polygon is cut into triangles from its first point. Points along the sides of the field make
// these straight: f triangles need (f - s) / 2 + 1 points within s points along the sides. A triangle without
// a doorway opens into a neighbor, as any narrow cell does.

#include "topology/tilings/tiling_rows.h"

#include <boost/polygon/voronoi.hpp>
#include <cmath>
#include <utility>

#include "base/system/parallel.h"
#include "topology/tilings/strewn.h"

namespace mazefolio::topology {
namespace {

const double triangle_area = std::sqrt(27.0) / 4;  // square pitches, where centers are 1 apart
const double triangle_side = std::sqrt(3.0);       // pitches
constexpr double margin = 2;                       // pitches
constexpr double off_sides = 0.4;                  // share of a side of a triangle
constexpr double scale = 1 << 16;

using Site = boost::polygon::point_data<int>;

/// The corners of the box, and points between them at about the distances of sides; `odd`: one more.
std::vector<Point> along_sides(const Rect& box, double side, bool odd) {
  const auto parts = [side](double length) {
    return std::max(1, static_cast<int>(std::round(length / side)));
  };
  const int across = parts(box.width()), down = parts(box.height());
  const Point corners[] = {{box.x0, box.y0}, {box.x1, box.y0}, {box.x1, box.y1}, {box.x0, box.y1}};
  const int counts[] = {across, down, across + (odd ? 1 : 0), down};
  std::vector<Point> points;
  for (int k = 0; k < 4; ++k)
    for (int i = 0; i < counts[k]; ++i)
      points.push_back(corners[k] + (corners[(k + 1) % 4] - corners[k]) * (double(i) / counts[k]));
  return points;
}

/// Points whose triangles fill the box.
std::vector<Point> points_for(const Rect& box, std::int64_t triangles, const Options& options, Rng& rng) {
  const double side =
      std::sqrt(box.width() * box.height() / double(triangles) / triangle_area) * triangle_side;
  std::vector<Point> points = along_sides(box, side, triangles % 2 != 0);
  const std::int64_t within = (triangles - static_cast<std::int64_t>(points.size())) / 2 + 1;
  const Rect inner = inset(box, std::min({off_sides * side, box.width() / 3, box.height() / 3}));
  if (within <= 0) return points;
  const std::vector<Point> more = strewn(inner, static_cast<double>(within), options, rng);
  points.insert(points.end(), more.begin(), more.end());
  return points;
}

CellMesh triangles_between(std::vector<Point> points, const Rect& box) {
  std::vector<Site> sites;
  for (const Point p : points)
    sites.emplace_back(static_cast<int>(std::llround((p.x - box.x0) * scale)),
                       static_cast<int>(std::llround((p.y - box.y0) * scale)));
  boost::polygon::voronoi_diagram<double> diagram;
  boost::polygon::construct_voronoi(sites.begin(), sites.end(), &diagram);
  CellMesh mesh{std::move(points), {}, {}};
  mesh.lists.reserve(3 * diagram.num_vertices());
  mesh.cells.reserve(diagram.num_vertices());
  std::vector<std::uint32_t> around;
  for (const auto& vertex : diagram.vertices()) {
    around.clear();
    const auto* edge = vertex.incident_edge();
    do {
      around.push_back(static_cast<std::uint32_t>(edge->cell()->source_index()));
      edge = edge->rot_next();
    } while (edge != vertex.incident_edge());
    const Point first = mesh.corners[around[0]];
    for (std::size_t i = 2; i < around.size(); ++i) {
      if (cross(mesh.corners[around[i - 1]] - first, mesh.corners[around[i]] - first) == 0) continue;
      mesh.cells.push_back({static_cast<std::uint32_t>(mesh.lists.size()), 3});
      mesh.lists.insert(mesh.lists.end(), {around[0], around[i - 1], around[i]});
    }
  }
  return mesh;
}

CellMesh triangle_mesh(const Region& region, const Options& options, Rng& rng) {
  const Rect& field = region.field;
  const double area = field.width() * field.height();
  const Rect box = is_ragged(region, options) ? inset(field, -margin) : field;
  const double count = cells_in(field, options, area / triangle_area) / area * (box.width() * box.height());
  std::vector<Point> points = points_for(box, std::max<std::int64_t>(2, std::llround(count)), options, rng);
  throw_if_canceled();
  CellMesh triangles = triangles_between(std::move(points), box);
  throw_if_canceled();
  return triangles;
}

/// As large as so many triangles, in the proportions of the size.
Size delaunay_extent(CellCount size) {
  const double pitches = std::sqrt(triangle_area);
  return {size.columns * pitches, size.rows * pitches};
}

}  // namespace

GridRow delaunay_row() {
  GridRow row = mesh_row("delaunay", "random triangles (Delaunay)", 0.65, delaunay_extent, triangle_mesh,
                         strewn_options());
  row.random = true;
  // Between points that nothing keeps apart many triangles are flat.
  row.doorway_share = [](const Options& options) {
    return options.integer("relax") == 0 && options.text("points") != "best-candidate" ? 0.5 : 1;
  };
  row.steps = steps_to_relax;
  return row;
}

}  // namespace mazefolio::topology
