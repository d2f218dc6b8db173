#include "topology/clip.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <optional>
#include <set>

#include "base/geometry/edges.h"
#include "support/namespaces.h"
#include "topology/grid_choices.h"

using namespace mazefolio::tests;

namespace {

double area_of(const Outline& outline) {
  double twice = 0;  // of arcs: the triangle, and the part between chord and arc
  for (const Edge& e : outline) {
    twice += cross(edge_begin(e), edge_end(e));
    if (const auto* a = std::get_if<Arc>(&e)) {
      const double turn = a->end - a->begin;
      twice += a->radius * a->radius * (turn - std::sin(turn));
    }
  }
  return std::fabs(twice) / 2;
}

double area_of(const std::vector<Ring>& rings) {
  double sum = 0;  // all but the first are holes
  for (std::size_t i = 0; i < rings.size(); ++i) {
    std::vector<Point> points;
    for (const RingPoint& p : rings[i]) points.push_back(p.at);
    sum += (i == 0 ? 1 : -1) * std::fabs(signed_area(points));
  }
  return sum;
}

PlanarGraph cells_of(const GridRow& grid, const Region& region) {
  if (!grid.lattice) {
    Rng rng(7);
    const auto rectangle = Region{region.field, nullptr};
    return PlanarGraph::build(outlines_of(grid, rectangle, Options(grid.options), rng));
  }
  const Lattice lattice = grid.lattice(full_mask(24, 24));
  std::vector<Outline> outlines;
  for (std::uint32_t i = 0; i < lattice.cell_limit(); ++i)
    if (lattice.contains(Cell{i})) outlines.push_back(lattice.outline(Cell{i}));
  return PlanarGraph::build(outlines);
}

}  // namespace

TEST_CASE("two cells of a clipped grid have one door at most, on every grid") {
  for (const GridRow& grid : grids())
    for (const char* shape : {"circle", "star", "crescent"}) {
      INFO(grid.name << " " << shape);
      const Result<Grid> made = make_grid(grid_choice(grid.name, shape, {12, 12}), "1");
      if (!made) continue;
      const auto& g = std::get<PlanarGraph>(*made->topology);
      std::set<std::pair<Cell, Cell>> seen;
      for (std::uint32_t w = 0; w < g.wall_limit(); ++w)
        if (const auto [a, b] = g.ends(Wall{w}); g.contains(a) && g.contains(b) && g.passable(Wall{w}))
          CHECK(seen.insert(std::minmax(a, b)).second);
    }
}

TEST_CASE("a line that wavers around walls leaves no cell without width") {
  const GridRow& polar = *find_row(grids(), "polar");
  const Region field{{0, 0, 24, 24}, nullptr};
  const PlanarGraph g = cells_of(polar, field);
  for (const double height : {1e-4, 5e-4, 1e-3, 2e-3, 3e-3}) {
    INFO(height);
    Ring ring;
    for (int i = 0; i < 400; ++i) {
      const double turn = i * 2 * M_PI / 400, radius = 6 + height * std::sin(i * 40 * M_PI / 400);
      ring.push_back({Point{12, 12} + Point{std::cos(turn), std::sin(turn)} * radius, false});
    }
    std::optional<PlanarGraph> parts;
    CHECK_NOTHROW(parts = clipped(g, std::vector<Ring>{ring}));
    CHECK(parts.has_value());
  }
}

TEST_CASE("no gate stands beside a corner of a smooth rim") {
  const Result<Grid> made = make_grid(grid_choice("square", "star", {30, 30}), "1");
  REQUIRE(made.ok());
  const auto& g = std::get<PlanarGraph>(*made->topology);
  std::vector<Point> corners;
  const ShapeRow& row = *find_row(shapes(), "star");
  const Region region = row.make(field_of(*find_row(grids(), "square"), {30, 30}), Options(row.options));
  for (const RingPoint& p : region.rings[0])
    if (p.corner) corners.push_back(p.at);
  REQUIRE(corners.size() == 10);
  int gates = 0;
  for (std::uint32_t w = 0; w < g.wall_limit(); ++w) {
    if (g.contains(g.ends(Wall{w}).second) || !g.passable(Wall{w})) continue;
    ++gates;
    for (const Point end : {edge_begin(g.edge(Wall{w})), edge_end(g.edge(Wall{w}))})
      for (const Point corner : corners) CHECK(dot(end - corner, end - corner) > 0.01);
  }
  CHECK(gates > 20);
}

TEST_CASE("the parts of clipped cells cover the shape, on every grid") {
  for (const GridRow& grid : grids())
    for (const ShapeRow& shape : shapes()) {
      const Rect field = field_of(grid, {24, 24});
      const Region region = shape.make(inset(field, 2.5), Options(shape.options));
      if (region.rings.empty()) continue;
      INFO(grid.name << " " << shape.name);
      const PlanarGraph cells = cells_of(grid, region);
      const auto parts = clipped(cells, region.rings);
      REQUIRE(parts.has_value());
      double sum = 0;
      for (std::uint32_t c = 0; c < parts->cell_count(); ++c) sum += area_of(parts->outline(Cell{c}));
      const double whole = area_of(region.rings);
      if (grid.name != "polar" && grid.name != "sunflower") CHECK(sum == Approx(whole).epsilon(0.002));
    }
}
