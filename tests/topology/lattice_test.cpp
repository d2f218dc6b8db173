#include "topology/lattice.h"

#include "topology/any_topology.h"
#include "topology/topology_checks.h"

using namespace mazefolio;

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
  const Lattice t = Lattice::square(parse_mask("##.##\n##.##\n", {}, found));
  CHECK_FALSE(found.has_errors());
  CHECK(t.cell_count() == 8);
  CHECK_FALSE(t.is_full());
  CHECK_FALSE(t.contains(t.at(2, 0)));
  check_topology(t);
  CHECK(count_pieces(AnyTopology(t)) == 2);
}
