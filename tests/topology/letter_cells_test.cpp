#include "topology/letter_cells.h"

#include <catch2/catch.hpp>

#include <cmath>

#include "base/geometry/edges.h"
#include "support/namespaces.h"
#include "topology/planar_graph.h"
#include "topology/shapes.h"

using namespace mazefolio::tests;

namespace {

// Two upright strokes of two pitches, side by side and off the grid, with a bridge between them.
Region two_strokes() {
  const auto box = [](double x0, double y0, double x1, double y1) {
    Ring ring;
    const std::vector<Point> corners{{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}};
    for (std::size_t i = 0; i < 4; ++i)
      for (int k = 0; k < 40; ++k)
        ring.push_back({corners[i] + (corners[(i + 1) % 4] - corners[i]) * (k / 40.0), k == 0});
    return ring;
  };
  Letters letters{.stroke = 2, .least_stroke = 2};
  letters.boxes = {{0, 0, 2, 10}, {3.37, 0, 5.37, 10}};
  return ring_region({0, 0, 5.37, 10}, {box(0, 0, 2, 10), box(3.37, 0, 5.37, 10)}, letters);
}

}  // namespace

TEST_CASE("a stroke of two pitches holds two columns, wherever it stands") {
  const PlanarGraph g = PlanarGraph::build(letter_cells(two_strokes(), 0));
  for (const double left : {0.0, 3.37}) {
    INFO("stroke at " << left);
    int columns = 0;
    for (std::uint32_t c = 0; c < g.cell_count(); ++c) {
      const Point p = g.center(Cell{c});
      Rect box = edge_bounds(g.outline(Cell{c})[0]);
      for (const Edge& e : g.outline(Cell{c})) box = enclosing(box, edge_bounds(e));
      if (box.y0 <= 5 && box.y1 > 5 && p.x > left && p.x < left + 2) ++columns;
    }
    CHECK(columns == 2);
    for (std::uint32_t w = 0; w < g.wall_limit(); ++w) {
      const auto [from, to] = std::pair{edge_begin(g.edge(Wall{w})), edge_end(g.edge(Wall{w}))};
      if (from.x != to.x || from.y < 0 || from.y > 9) continue;
      const double in_stroke = from.x - left;
      CHECK((in_stroke < 0.03 || in_stroke > 1.97 || std::fabs(in_stroke - 1) < 0.1));
    }
  }
}

TEST_CASE("cells over letters cover the field without gaps") {
  const Region region = two_strokes();
  const PlanarGraph g = PlanarGraph::build(letter_cells(region, 0));
  double area = 0;
  for (std::uint32_t c = 0; c < g.cell_count(); ++c) area += signed_area(g.outline(Cell{c}));
  CHECK(area == Approx(g.bounds().width() * g.bounds().height()));
  CHECK(holds(g.bounds(), region.field));
}
