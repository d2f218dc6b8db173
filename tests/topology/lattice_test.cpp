#include "topology/lattice.h"

#include <cmath>

#include "support/namespaces.h"
#include "topology/any_topology.h"
#include "topology/topology_checks.h"

using namespace mazefolio::tests;

TEST_CASE("a square lattice keeps the promises of a topology") {
  for (const auto& [w, h] :
       std::vector<std::pair<std::uint32_t, std::uint32_t>>{{1, 1}, {1, 7}, {7, 1}, {5, 8}, {8, 5}}) {
    const Lattice t = Lattice::square(w, h);
    CHECK(t.cell_count() == w * h);
    CHECK(t.is_full());
    CHECK(t.bounds() == Rect{0, 0, double(w), double(h)});
    check_topology(t);
    std::uint32_t inner = 0, rim = 0;
    for_each_wall(t, [&](Wall, Cell, Cell beyond) { ++(t.contains(beyond) ? inner : rim); });
    CHECK(inner == (w - 1) * h + w * (h - 1));
    CHECK(rim == 2 * (w + h));
    CHECK(count_pieces(AnyTopology(t)) == 1);
  }
}

TEST_CASE("columns and rows are not mixed up") {
  const Lattice t = Lattice::square(5, 8);
  const Cell c = t.at(4, 7);
  CHECK(t.contains(c));
  CHECK(t.column(c) == 4);
  CHECK(t.row(c) == 7);
  CHECK(t.center(c) == Point{4.5, 7.5});
  CHECK_FALSE(t.contains(t.beyond(c, 0)));
  CHECK_FALSE(t.contains(t.beyond(c, 1)));
  CHECK(t.beyond(c, 2) == t.at(3, 7));
  CHECK(t.beyond(c, 3) == t.at(4, 6));
  CHECK(std::get<Segment>(t.edge(t.wall(c, 0))) == Segment{{5, 7}, {5, 8}});
  CHECK(std::get<Segment>(t.edge(t.wall(t.at(0, 0), 2))) == Segment{{0, 0}, {0, 1}});
  CHECK(std::get<Segment>(t.edge(t.wall(t.at(0, 0), 3))) == Segment{{0, 0}, {1, 0}});
}

TEST_CASE("masked-out cells are like the frame") {
  Diagnostics found;
  const Lattice t = Lattice::square(parse_mask("##.##\n##.##\n").value());
  CHECK_FALSE(found.has_errors());
  CHECK(t.cell_count() == 8);
  CHECK_FALSE(t.is_full());
  CHECK_FALSE(t.contains(t.at(2, 0)));
  check_topology(t);
  CHECK(count_pieces(AnyTopology(t)) == 2);
}

TEST_CASE("hexagons and triangles keep the promises of a topology") {
  for (const auto& [w, h] :
       std::vector<std::pair<std::uint32_t, std::uint32_t>>{{1, 1}, {1, 7}, {7, 1}, {5, 8}, {8, 5}, {6, 6}}) {
    const Lattice hexagons = Lattice::hexagon(full_mask(w, h));
    check_topology(hexagons);
    std::uint32_t inner = 0;
    for_each_doorway(hexagons, [&](Wall, Cell, Cell) { ++inner; });
    CHECK(inner == (w - 1) * h + (h - 1) * (2 * w - 1));

    const Lattice triangles = Lattice::triangle(full_mask(w, h));
    check_topology(triangles);
    inner = 0;
    for_each_doorway(triangles, [&](Wall, Cell, Cell) { ++inner; });
    std::uint32_t bases = 0;
    for (std::uint32_t y = 0; y + 1 < h; ++y)
      for (std::uint32_t x = 0; x < w; ++x) bases += (x + y) % 2 == 0;
    CHECK(inner == (w - 1) * h + bases);

    for (const Lattice& t : {hexagons, triangles}) {
      CHECK(t.is_full());
      for (std::uint32_t y = 0; y < h; ++y)
        for (std::uint32_t x = 0; x < w; ++x) {
          CHECK(t.column(t.at(x, y)) == x);
          CHECK(t.row(t.at(x, y)) == y);
        }
    }
  }
}

TEST_CASE("neighboring centers are 1 apart and the wall is in the middle between them") {
  for (const Lattice& t :
       {Lattice::square(4, 5), Lattice::hexagon(full_mask(4, 5)), Lattice::triangle(full_mask(4, 5))})
    for_each_doorway(t, [&](Wall w, Cell a, Cell b) {
      CHECK(std::hypot(t.center(a).x - t.center(b).x, t.center(a).y - t.center(b).y) == Approx(1));
      const Point between = midpoint(t.center(a), t.center(b)), middle = edge_middle(t.edge(w));
      CHECK(close(between, middle));
    });
}

TEST_CASE("bounds begin at the origin and touch the outlines on all four sides") {
  for (const auto& [w, h] : std::vector<std::pair<std::uint32_t, std::uint32_t>>{{1, 1}, {2, 3}, {5, 2}})
    for (const Lattice& t :
         {Lattice::square(w, h), Lattice::hexagon(full_mask(w, h)), Lattice::triangle(full_mask(w, h))}) {
      Rect box{1e9, 1e9, -1e9, -1e9};
      for_each_cell(t, [&](Cell c) {
        for (const Edge& e : t.outline(c)) box = enclosing(box, edge_bounds(e));
      });
      const Rect b = t.bounds();
      CHECK(b.x0 == 0);
      CHECK(b.y0 == 0);
      CHECK(std::fabs(box.x0) + std::fabs(box.y0) < 1e-12);
      CHECK(b.x1 == Approx(box.x1));
      CHECK(b.y1 == Approx(box.y1));
    }
}

TEST_CASE("hexagons and triangles can be masked") {
  const Mask mask = parse_mask("##.##\n##.##\n#####\n").value();
  for (const Lattice& t : {Lattice::hexagon(mask), Lattice::triangle(mask)}) {
    CHECK(t.cell_count() == 13);
    CHECK_FALSE(t.contains(t.at(2, 1)));
    check_topology(t);
    CHECK(count_pieces(AnyTopology(t)) == 1);
    CHECK(square_lattice(AnyTopology(t)) == nullptr);
  }
}
