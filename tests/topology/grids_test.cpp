#include "topology/grids.h"

#include <map>
#include <set>

#include "base/geometry/edges.h"
#include "support/namespaces.h"
#include "support/results.h"
#include "topology/grid_choices.h"
#include "topology/topology_checks.h"

using namespace mazefolio::tests;

namespace {

using Spot = std::pair<long long, long long>;
Spot spot(Point p) { return {std::llround(p.x * 1e5), std::llround(p.y * 1e5)}; }

// V - E + F = 1 + contours, where F counts the cells and the outside: each hole is a face as well, so the
// number of rim contours is what is left. One means no hole.
template <class T>
long contours(const T& t) {
  std::set<Spot> corners;
  long walls = 0;
  for_each_wall(t, [&](Wall w, Cell, Cell) {
    ++walls;
    corners.insert(spot(edge_begin(t.edge(w))));
    corners.insert(spot(edge_end(t.edge(w))));
  });
  return 1 - static_cast<long>(corners.size()) + walls - static_cast<long>(t.cell_count()) + 1 - 1;
}

double mean_distance(const AnyTopology& topology) {
  double sum = 0;
  int count = 0;
  std::visit(
      [&](const auto& t) {
        for_each_wall(t, [&](Wall, Cell a, Cell b) {
          if (!t.contains(b)) return;
          const Point d = t.center(a) - t.center(b);
          sum += std::sqrt(dot(d, d));
          ++count;
        });
      },
      topology);
  return sum / count;
}

// Whether a tiling takes anything from its random stream.
bool draws_numbers(const GridRow& grid) {
  Rng used(1), untouched(1);
  if (!grid.lattice) outlines_of(grid, {field_of(grid, {9, 7}), nullptr}, Options(grid.options), used);
  return used.next() != untouched.next();
}

std::vector<Point> centers(const AnyTopology& topology) {
  std::vector<Point> out;
  std::visit([&](const auto& t) { for_each_cell(t, [&](Cell c) { out.push_back(t.center(c)); }); }, topology);
  return out;
}

}  // namespace

TEST_CASE("every tiling in every formula shape is one piece in its field, with doors as wide as promised",
          "[unsanitized]") {
  for (const GridRow& grid : grids())
    for (const ShapeRow& shape : shapes()) {
      if (shape.source != ShapeSource::formula) continue;
      for (const CellCount size : {CellCount{12, 16}, CellCount{20, 15}}) {
        GridChoice choice = grid_choice(grid.name, shape.name, size);
        INFO(grid.name << " " << shape.name << " " << size.columns << "x" << size.rows);
        const Result<Grid> out = make_grid(choice, "1");
        if (!out) {  // points of a star or moon that are narrower than a cell
          CHECK_THAT(out.error().hint, Catch::Contains("make the maze larger"));
          choice.size = {2 * size.columns, 2 * size.rows};
          CHECK(make_grid(choice, "1").ok());
          continue;
        }
        const AnyTopology& t = *out->topology;
        CHECK(count_pieces(t) == 1);
        const Rect field = inset(field_of(grid, size), -0.01), b = bounds(t);
        CHECK((b.x0 >= field.x0 && b.y0 >= field.y0 && b.x1 <= field.x1 && b.y1 <= field.y1));
        std::visit(
            [&](const auto& g) {
              check_topology(g);
              for_each_wall(g, [&](Wall w, Cell, Cell) {
                if (g.passable(w))
                  CHECK(passage_width(t, w, doorway_of(choice) - 1e-9) >= doorway_of(choice) - 2e-9);
              });
            },
            t);
      }
    }
}

TEST_CASE("the corners, walls and cells of every kept graph obey Euler's formula") {
  for (const GridRow& grid : grids()) {
    INFO(grid.name);
    std::visit([](const auto& g) { CHECK(contours(g) == 0); },
               *made(grid_choice(grid.name, "circle", {16, 16})));
    std::visit([](const auto& g) { CHECK(contours(g) == 1); },
               *made(grid_choice(grid.name, "ring", {24, 24})));
  }
}

TEST_CASE("neighboring centers are a pitch apart on average") {
  for (const GridRow& grid : grids()) {
    INFO(grid.name);
    for (const CellCount size : {CellCount{12, 16}, CellCount{20, 15}}) {
      const double mean = mean_distance(*made(grid_choice(grid.name, "rectangle", size)));
      CHECK(mean > 0.9);
      CHECK(mean < 1.2);
    }
  }
}

TEST_CASE("no size is too small for any tiling") {
  for (const GridRow& grid : grids())
    for (const CellCount size :
         {CellCount{1, 1}, CellCount{1, 9}, CellCount{9, 1}, CellCount{5, 8}, CellCount{8, 5}}) {
      if (grid.name == "triangle" && size == CellCount{1, 9}) continue;  // touch in points only
      const std::shared_ptr<const AnyTopology> t = made(grid_choice(grid.name, "rectangle", size));
      CHECK(count_pieces(*t) == 1);
    }
}

TEST_CASE("a larger size never has a smaller field") {
  for (const GridRow& grid : grids())
    for (std::uint32_t n = 1; n < 40; ++n) {
      const Rect a = field_of(grid, {n, 7}), b = field_of(grid, {n + 1, 7});
      const Rect c = field_of(grid, {7, n}), d = field_of(grid, {7, n + 1});
      CHECK(b.width() >= a.width());
      CHECK(d.height() >= c.height());
    }
}

TEST_CASE("the same seed makes the same cells; another one other cells where they are random") {
  int random = 0;
  for (const GridRow& grid : grids()) {
    INFO(grid.name);
    const GridChoice choice = grid_choice(grid.name, "rectangle", {9, 7});
    CHECK(centers(*made(choice, "a")) == centers(*made(choice, "a")));
    const bool draws = draws_numbers(grid);
    CHECK((centers(*made(choice, "a")) != centers(*made(choice, "b"))) == draws);
    random += draws;
  }
  CHECK(random > 0);
}
