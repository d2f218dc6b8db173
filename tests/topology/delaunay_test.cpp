#include <cmath>

#include "base/geometry/edges.h"
#include "support/namespaces.h"
#include "topology/grid_choices.h"
#include "topology/tilings/tiling_rows.h"

using namespace mazefolio::tests;

namespace {

/// The triangles of a field of 12x9, before any is merged.
std::vector<Outline> triangles(const std::string& points, const std::string& relax) {
  const GridRow& row = *find_row(grids(), "delaunay");
  Options options(row.options);
  REQUIRE(options.set(row.options, "points", points).ok());
  REQUIRE(options.set(row.options, "relax", relax).ok());
  Rng rng(11);
  return outlines_of(row, {field_of(row, {12, 9}), nullptr, {}}, options, rng);
}

}  // namespace

TEST_CASE("triangles fill their field, as many as the size says") {
  const Rect field = field_of(*find_row(grids(), "delaunay"), {12, 9});
  for (const char* points : {"best-candidate", "jittered", "uniform"})
    for (const char* relax : {"0", "3"}) {
      INFO(points << " relax " << relax);
      const std::vector<Outline> all = triangles(points, relax);
      CHECK(all.size() == 12 * 9);
      double area = 0;
      for (const Outline& outline : all) {
        CHECK(outline.size() == 3);
        area += std::fabs(signed_area(outline));
      }
      CHECK(area == Approx(field.width() * field.height()));
    }
}

TEST_CASE("no corner lies within the circle around a triangle") {
  const std::vector<Outline> all = triangles("uniform", "0");
  for (const Outline& outline : all) {
    const Point a = edge_begin(outline[0]), b = edge_begin(outline[1]) - a, c = edge_begin(outline[2]) - a;
    const double d = 2 * cross(b, c), bb = dot(b, b), cc = dot(c, c);
    const Point center{(c.y * bb - b.y * cc) / d, (b.x * cc - c.x * bb) / d};
    for (const Outline& other : all) {
      const Point way = edge_begin(other[0]) - a - center;
      CHECK(dot(way, way) >= dot(center, center) * (1 - 1e-6));
    }
  }
}

TEST_CASE("what is no triangle any more was merged for want of a doorway") {
  const auto t = made(grid_choice("delaunay", "rectangle", {20, 20}));
  const PlanarGraph& g = std::get<PlanarGraph>(*t);
  int triangles = 0;
  for_each_cell(g, [&](Cell c) {
    triangles += g.outline(c).size() == 3;
    int doors = 0;
    g.for_each_neighbor(c, [&](Cell, Wall) { ++doors; });
    CHECK(doors > 0);
  });
  CHECK(triangles > 0.97 * g.cell_count());
}
