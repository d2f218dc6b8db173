#include <cmath>

#include "base/geometry/edges.h"
#include "support/namespaces.h"
#include "topology/grid_choices.h"
#include "topology/narrow_cells.h"
#include "topology/tilings/lloyd.h"
#include "topology/tilings/tiling_rows.h"
#include "topology/tilings/voronoi_cells.h"

using namespace mazefolio::tests;

namespace {

GridChoice voronoi(CellCount size, std::vector<std::pair<std::string, std::string>> options) {
  GridChoice choice = grid_choice("voronoi", "rectangle", size);
  for (const auto& [name, text] : options)
    REQUIRE(choice.grid_options.set(choice.grid->options, name, text).ok());
  return choice;
}

double area_of(const CellMesh& mesh, std::size_t cell) {
  const std::span<const std::uint32_t> c = mesh.corners_of(mesh.cells[cell]);
  double sum = 0;
  for (std::size_t k = 0; k < c.size(); ++k)
    sum += cross(mesh.corners[c[k]], mesh.corners[c[(k + 1) % c.size()]]) / 2;
  return std::fabs(sum);
}

}  // namespace

TEST_CASE("Voronoi cells fill their box exactly") {
  Rng rng(7);
  for (const int count : {1, 2, 9, 300}) {
    std::vector<Point> points;
    for (int i = 0; i < count; ++i) points.push_back({1 + rng.unit() * 12, 2 + rng.unit() * 25});
    const CellMesh mesh = voronoi_cells(points, {1, 2, 13, 27});
    double sum = 0;
    for (std::size_t i = 0; i < points.size(); ++i) sum += area_of(mesh, i);
    CHECK(sum == Approx(12 * 25));
  }
}

TEST_CASE("every place of a cell is nearer to its own point than to others") {
  Rng rng(3);
  std::vector<Point> points;
  for (int i = 0; i < 80; ++i) points.push_back({rng.unit() * 9, rng.unit() * 9});
  const CellMesh mesh = voronoi_cells(points, {0, 0, 9, 9});
  for (std::size_t i = 0; i < points.size(); ++i)
    for (const std::uint32_t corner : mesh.corners_of(mesh.cells[i])) {
      const Point p = mesh.corners[corner];
      const double own = dot(p - points[i], p - points[i]);
      for (const Point q : points) CHECK(dot(p - q, p - q) > own - 1e-3);
    }
}

TEST_CASE("tiles give the cells of one sweep") {
  const Rect box{0, 0, 130, 9};
  for (const int kind : {0, 1, 2}) {
    INFO("kind " << kind);
    Rng rng(11);
    std::vector<Point> points;
    while (points.size() < 1170) {
      const Point p{rng.unit() * 130, rng.unit() * 9};
      // All over the box, with a wide gap, and on a lattice, where corners have four cells.
      if (kind == 2)
        points.push_back({double(points.size() % 130) + 0.5, double(points.size() / 130) + 0.5});
      else if (kind == 0 || p.x < 20 || p.x > 90)
        points.push_back(p);
    }
    const CellMesh whole = voronoi_cells(points, box), tiled = voronoi_cells(points, box, 20);
    REQUIRE(whole.cells.size() == tiled.cells.size());
    CHECK(whole.corners.size() == tiled.corners.size());
    CHECK(whole.lists != tiled.lists);  // the tiles agree, and number the corners
    for (std::size_t i = 0; i < points.size(); ++i) {
      const std::span<const std::uint32_t> a = whole.corners_of(whole.cells[i]),
                                           b = tiled.corners_of(tiled.cells[i]);
      REQUIRE(a.size() == b.size());
      for (std::size_t k = 0; k < a.size(); ++k) {
        const Point apart = whole.corners[a[k]] - tiled.corners[b[k]];
        CHECK(dot(apart, apart) < 1e-18);
      }
    }
  }
}

TEST_CASE("Lloyd's step leads to the center of gravity of the cell in the diagram") {
  Rng rng(5);
  const Rect box{0, 0, 14, 10};
  std::vector<Point> points;
  for (int i = 0; i < 140; ++i) points.push_back({rng.unit() * 14, rng.unit() * 10});
  const std::vector<Outline> outlines = outlines_of(voronoi_cells(points, box));
  const std::vector<Point> moved = relaxed(points, box, 1);
  REQUIRE(outlines.size() == moved.size());
  for (const Outline& outline : outlines)
    CHECK(std::any_of(moved.begin(), moved.end(), [&](Point p) {
      const Point d = p - centroid(outline);
      return dot(d, d) < 1e-6;
    }));
}

TEST_CASE("each round of relaxation closes fewer walls") {
  const auto closed = [](const char* rounds) {
    const auto t = made(voronoi({25, 25}, {{"points", "uniform"}, {"relax", rounds}}));
    const PlanarGraph& g = std::get<PlanarGraph>(*t);
    int count = 0;
    for_each_wall(g, [&](Wall w, Cell, Cell) { count += !g.passable(w); });
    return static_cast<double>(count) / g.wall_limit();
  };
  CHECK(closed("8") < closed("1") * 0.9);
}

TEST_CASE("straight sides are the field's, ragged ones lie within it") {
  const Rect field{0, 0, 20, 15};
  CHECK(bounds(*made(voronoi({20, 15}, {}))) == field);
  const auto ragged = made(voronoi({20, 15}, {{"edge", "ragged"}}));
  const PlanarGraph& g = std::get<PlanarGraph>(*ragged);
  int off = 0;
  for_each_wall(g, [&](Wall w, Cell, Cell beyond) {
    const Point p = edge_middle(g.edge(w));
    off += !g.contains(beyond) && p.x > 0.01 && p.y > 0.01 && p.x < 19.99 && p.y < 14.99;
  });
  CHECK(off > 40);
}

TEST_CASE("every kind of sampling gives about one cell for each square pitch") {
  for (const char* points : {"best-candidate", "jittered", "uniform"})
    for (const char* relax : {"0", "3"}) {
      INFO(points << " relax " << relax);
      const std::uint32_t cells =
          cell_count(*made(voronoi({20, 15}, {{"points", points}, {"relax", relax}})));
      CHECK(cells > 300 * 0.9);
      CHECK(cells <= 300);
    }
}

TEST_CASE("the cells option chooses a size with the page's proportions") {
  const GridRow& row = *find_row(grids(), "voronoi");
  Options options(row.options);
  CHECK(own_size(options, 1.5) == CellCount{0, 0});
  REQUIRE(options.set(row.options, "cells", "600").ok());
  CHECK(own_size(options, 1.5) == CellCount{20, 30});
  CHECK(own_size(options, 1 / 1.5) == CellCount{30, 20});
  REQUIRE(options.set(row.options, "cells", "1").ok());
  CHECK(own_size(options, 7) == CellCount{1, 1});
  for (const int cells : {2, 7, 97, 500, 1234})
    for (const double aspect : {0.1, 0.6, 1.0, 1.29, 5.0}) {
      INFO(cells << " cells, " << aspect);
      REQUIRE(options.set(row.options, "cells", std::to_string(cells)).ok());
      const CellCount size = own_size(options, aspect);
      CHECK(own_size(options, static_cast<double>(size.rows) / size.columns) == size);
    }
}

TEST_CASE("so many cells are strewn as asked for, and all that are missing were merged") {
  for (const char* grid : {"voronoi", "delaunay"})
    for (const char* points : {"best-candidate", "jittered", "uniform"})
      for (const char* relax : {"0", "3"})
        for (const char* cells : {"40", "97", "500"}) {
          INFO(grid << " " << points << " relax " << relax << " cells " << cells);
          GridChoice choice = grid_choice(grid, "rectangle", {1, 1});
          for (const auto& [name, text] : {std::pair{"cells", cells}, {"points", points}, {"relax", relax}})
            REQUIRE(choice.grid_options.set(choice.grid->options, name, text).ok());
          choice.size = own_size(choice.grid_options, 1.3);
          const Result<Grid> made = make_grid(choice, "7");
          REQUIRE(made.ok());
          const auto asked = static_cast<std::uint32_t>(std::stoi(cells));
          CHECK(cell_count(*made->topology) + made->fit.merged + made->fit.dropped == asked);
          CHECK(made->fit.merged <= asked * (*relax == '0' ? 0.2 : 0.05));
        }
}

TEST_CASE("nine of ten cells of a diagram by chance stay") {
  std::size_t cells = 0;
  for (int seed = 0; seed < 20; ++seed) {
    const auto choice = voronoi({20, 20}, {{"points", "uniform"}, {"relax", "0"}});
    cells += cell_count(*made(choice, std::to_string(seed)));
  }
  CHECK(cells >= 20 * 400 * 0.9);
}

TEST_CASE("options that repeat the size are left out") {
  const GridRow& row = *find_row(grids(), "voronoi");
  Options options(row.options);
  REQUIRE(options.set(row.options, "cells", "500").ok());
  CHECK(without_own_size(row, options, {20, 25}) == Options(row.options));
  CHECK(without_own_size(row, options, {22, 23}) == options);
}

TEST_CASE("a cell without a door is merged with a neighbor") {
  const auto box = [](double x0, double y0, double x1, double y1) {
    return Outline{Segment{{x0, y0}, {x1, y0}}, Segment{{x1, y0}, {x1, y1}}, Segment{{x1, y1}, {x0, y1}},
                   Segment{{x0, y1}, {x0, y0}}};
  };
  // A slit between two squares.
  const std::vector<Outline> cells{box(0, 0, 1, 1), box(1, 0, 1.2, 1), box(1.2, 0, 2.2, 1)};
  CHECK(count_pieces(PlanarGraph::build(cells, 0.4)) == 3);
  const PlanarGraph g = without_narrow_cells(PlanarGraph::build(cells, 0.4), 0.4);
  CHECK(g.cell_count() == 2);
  CHECK(count_pieces(g) == 1);
  CHECK(g.bounds() == Rect{0, 0, 2.2, 1});
}

TEST_CASE("cells at the rim are about as large as the others") {
  double rim = 0, inner = 0;
  int at_rim = 0, inside = 0;
  for (const char* seed : {"1", "2", "3", "4"}) {
    const auto t = made(voronoi({20, 20}, {}), seed);
    const PlanarGraph& g = std::get<PlanarGraph>(*t);
    for_each_cell(g, [&](Cell c) {
      bool outside = false;
      g.for_each_side(c, [&](Cell, Wall w) { outside = outside || is_rim(*t, w); });
      (outside ? rim : inner) += std::fabs(signed_area(g.outline(c)));
      ++(outside ? at_rim : inside);
    });
  }
  CHECK(at_rim > 200);
  CHECK(rim / at_rim == Approx(inner / inside).epsilon(0.25));
}
