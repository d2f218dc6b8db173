#include "topology/drawn_rim.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <initializer_list>
#include <memory>
#include <optional>

#include "base/geometry/edges.h"
#include "support/namespaces.h"
#include "topology/grids.h"
#include "topology/shapes.h"
#include "topology/whole_tiling.h"

using namespace mazefolio::tests;

namespace {

GridChoice rock_in(const std::string& shape, CellCount size, const char* rim = "smooth") {
  const GridRow& grid = grids().front();
  const ShapeRow& row = *find_row(shapes(), shape);
  GridChoice choice{&grid, Options(grid.options), &row, Options(row.options), size, Fold::none, true, true};
  choice.shape_options.set(row.options, "rim", rim).value();
  return choice;
}

const char* const smooth_shapes[] = {"circle", "ellipse", "heart", "star", "egg", "hexagon"};

}  // namespace

TEST_CASE("the rim of rock lies on the line around its shape") {
  for (const char* shape : smooth_shapes)
    for (const CellCount size : {CellCount{30, 36}, CellCount{60, 60}}) {
      const Grid drawn = make_grid(rock_in(shape, size), "1").value();
      const Grid stairs = make_grid(rock_in(shape, size, "cells"), "1").value();
      INFO(shape << " " << size.columns << " " << *drawn.fit.likeness << " " << *stairs.fit.likeness);
      CHECK(*drawn.fit.likeness > 0.97);
      CHECK(*drawn.fit.likeness > *stairs.fit.likeness);
    }
}

TEST_CASE("drawn out squares stay the cells that they were, and only those of the rim change") {
  for (const char* shape : smooth_shapes) {
    INFO(shape);
    const AnyTopology drawn = *make_grid(rock_in(shape, {31, 35}), "1").value().topology,
                      stairs = *make_grid(rock_in(shape, {31, 35}, "cells"), "1").value().topology;
    const Lattice &a = std::get<Lattice>(drawn), &b = std::get<Lattice>(stairs);
    REQUIRE(a.present() == b.present());
    for_each_cell(a, [&](Cell c) {
      CHECK(std::abs(signed_area(a.outline(c))) > 0.29);
      bool beside_rim = false;
      for (int d = 0; d < 4; ++d) {
        const Cell side = a.beyond(c, d);
        beside_rim = beside_rim || !a.contains(side) || !a.contains(a.beyond(side, (d + 1) % 4));
      }
      if (!beside_rim) CHECK(a.outline(c) == b.outline(c));
    });
  }
}

TEST_CASE("a gate through rock goes straight out to the line, as wide as a corridor") {
  for (const char* shape : smooth_shapes) {
    const AnyTopology t = *make_grid(rock_in(shape, {40, 40}), "1").value().topology;
    const Lattice& a = std::get<Lattice>(t);
    std::size_t gates = 0;
    for_each_cell(a, [&](Cell c) {
      for (int d = 0; d < 4; ++d) {
        const Wall w = a.wall(c, d);
        if (a.contains(a.beyond(c, d)) || !a.passable(w)) continue;
        ++gates;
        const Lattice open = a.with_gates(std::array{w});
        const Edge rim = open.edge(w), floor = open.edge(open.wall(c, (d + 2) % 4));
        const bool level = d % 2 == 1;
        const auto across = [&](Point p) { return level ? p.x : p.y; };
        const auto least = [&](const Edge& e) {
          return std::min(across(edge_begin(e)), across(edge_end(e)));
        };
        CHECK(least(rim) == Approx(least(floor)));
        CHECK(std::abs(across(edge_end(rim)) - across(edge_begin(rim))) == Approx(1));
        CHECK(open.with_gates({}).outline(c) == a.outline(c));
      }
    });
    CHECK(gates > 8);
  }
}

namespace {

/// Two upright strokes of ten pixels, with a bridge of this width between them.
std::shared_ptr<const Picture> two_strokes(double bridge, double least_stroke) {
  Picture p{1, 1, {0xff}};
  const double above = 20 - bridge / 2, below = 20 + bridge / 2;
  p.rings.resize(1);
  for (const Point at : std::initializer_list<Point>{{0, 0},
                                                     {10, 0},
                                                     {10, above},
                                                     {20, above},
                                                     {20, 0},
                                                     {30, 0},
                                                     {30, 40},
                                                     {20, 40},
                                                     {20, below},
                                                     {10, below},
                                                     {10, 40},
                                                     {0, 40}})
    p.rings[0].push_back({at, true});
  p.letters.stroke = 10;
  p.letters.least_stroke = least_stroke;
  p.letters.boxes = {{0, 0, 10, 40}, {20, 0, 30, 40}};
  p.letters.bridges = {{{10, above, 20, below}, false}};
  p.letters.same_lines = bridge > 3;
  return std::make_shared<const Picture>(p);
}

GridChoice letters_in_rock(CellCount size) {
  GridChoice choice = rock_in("text", size);
  choice.shape_options.attach({two_strokes(2.5, 4.4), two_strokes(6, 1.95)});
  return choice;
}

/// The cells that have others on all eight sides: rock stands on the rest.
BitSet inner_cells_of(const Lattice& t) {
  BitSet inner(t.cell_limit());
  for_each_cell(t, [&](Cell c) {
    bool all = true;
    for (int d = 0; d < 4; ++d) {
      const Cell side = t.beyond(c, d);
      all = all && t.contains(side) && t.contains(t.beyond(side, (d + 1) % 4));
    }
    if (all) inner.set(index(c));
  });
  return inner;
}

}  // namespace

TEST_CASE("a passage in rock leads through the bridges between letters") {
  for (const std::uint32_t width : {26u, 33u, 41u, 60u}) {
    INFO(width);
    const Grid grid = make_grid(letters_in_rock({width, 2 * width}), "1").value();
    const AnyTopology& t = *grid.topology;
    CHECK(*grid.fit.likeness > 0.97);
    CHECK(count_pieces(cut_to(t, inner_cells_of(std::get<Lattice>(t)))) == 1);
  }
}

TEST_CASE("strokes of letters in rock are six cells wide at least") {
  const GridChoice choice = letters_in_rock({15, 30});
  const std::optional<NarrowStrokes> narrow = narrow_strokes(choice);
  REQUIRE(narrow);
  CHECK(narrow->needed == 6);
  CHECK(narrow->wide == Approx(5).epsilon(0.01));
  CHECK(make_grid(choice, "1").message() ==
        "the strokes of the letters are 5.0 cells wide, not 6, in 15x30 cells");
}

TEST_CASE("cells that are no squares are left as they are where walls of rock are asked for") {
  GridChoice choice = rock_in("heart", {31, 35}, "cells");
  choice.grid = find_row(grids(), "brick");
  choice.grid_options = Options(choice.grid->options);
  const Result<Grid> grid = make_grid(choice, "1");
  REQUIRE(grid);
  CHECK(square_lattice(*grid->topology) == nullptr);
}

TEST_CASE("no square sticks out of the line around a shape") {
  for (const char* shape : {"circle", "ellipse", "egg"})
    for (std::uint32_t side = 20; side < 64; ++side) {
      const GridChoice choice = rock_in(shape, {side, side + 1});
      const Region region = choice.shape->make(field_of(*choice.grid, choice.size), choice.shape_options);
      const AnyTopology topology = *make_grid(choice, "1").value().topology;
      const Lattice& t = std::get<Lattice>(topology);
      double farthest = 0;
      for_each_cell(t, [&](Cell c) {
        for (const Edge& e : t.outline(c)) {
          const Point p = edge_begin(e);
          if (region.contains(p)) continue;
          double nearest = HUGE_VAL;
          for (const Ring& ring : region.rings)
            for (std::size_t i = 0; i < ring.size(); ++i)
              nearest =
                  std::min(nearest, squared_distance(Segment{ring[i].at, ring[(i + 1) % ring.size()].at}, p));
          farthest = std::max(farthest, nearest);
        }
      });
      INFO(shape << ' ' << side << ' ' << std::sqrt(farthest));
      CHECK(farthest < 0.2 * 0.2);
    }
}

TEST_CASE("the notch and the tip of a heart lie on its axis") {
  for (std::uint32_t side = 20; side < 64; ++side) {
    const AnyTopology topology = *made(rock_in("heart", {side, side + 1}));
    const Lattice& t = std::get<Lattice>(topology);
    const double axis = t.bounds().center().x, middle = t.bounds().center().y;
    Point notch{0, 0}, tip{0, 0};
    for_each_cell(t, [&](Cell c) {
      t.for_each_side(c, [&](Cell beyond, Wall w) {
        const Point p = edge_begin(t.edge(w));
        if (t.contains(beyond)) return;
        if (p.y > tip.y) tip = p;
        if (p.y < middle && std::fabs(p.x - axis) < 1 && p.y > notch.y) notch = p;
      });
    });
    INFO(side);
    CHECK(std::fabs(notch.x - axis) < 0.2);
    CHECK(std::fabs(tip.x - axis) < 0.2);
  }
}
