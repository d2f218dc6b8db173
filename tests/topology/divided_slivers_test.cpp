#include "topology/divided_slivers.h"

#include "support/namespaces.h"
#include "topology/grids.h"
#include "topology/topology_checks.h"

using namespace mazefolio::tests;

namespace {

Outline around_corners_of(const std::vector<Point>& corners) {
  Outline out;
  for (std::size_t i = 0; i < corners.size(); ++i)
    out.emplace_back(Segment{corners[i], corners[(i + 1) % corners.size()]});
  return out;
}

/// A strip of this height above three bricks, of which the outer ones go on to the rim beside it.
PlanarGraph strip_over_bricks(double height) {
  return PlanarGraph::build(std::vector<Outline>{
      around_corners_of({{0, 0}, {4, 0}, {4, height}, {3, height}, {1, height}, {0, height}}),
      around_corners_of({{-1, 0}, {0, 0}, {0, height}, {1, height}, {1, 1}, {-1, 1}}),
      around_corners_of({{1, height}, {3, height}, {3, 1}, {1, 1}}),
      around_corners_of({{3, height}, {4, height}, {4, 0}, {5, 0}, {5, 1}, {3, 1}})});
}

double area_of_all(const PlanarGraph& g) {
  double sum = 0;
  for (std::uint32_t c = 0; c < g.cell_count(); ++c) sum += signed_area(g.outline(Cell{c}));
  return sum;
}

}  // namespace

TEST_CASE("a thin cell along the rim is divided among the cells behind it, whose walls reach the rim") {
  const PlanarGraph before = strip_over_bricks(0.1), after = with_divided_slivers(before, 0.4);
  check_topology(after);
  CHECK(after.cell_count() == 3);
  CHECK(area_of_all(after) == Approx(area_of_all(before)));
  int to_rim = 0;
  for (std::uint32_t w = 0; w < after.wall_limit(); ++w) {
    const auto [a, b] = after.ends(Wall{w});
    if (!after.contains(a) || !after.contains(b)) continue;
    const Edge edge = after.edge(Wall{w});
    CHECK(edge_begin(edge).x == Approx(edge_end(edge).x));  // no wall runs beside the rim
    to_rim += std::min(edge_begin(edge).y, edge_end(edge).y) < 1e-9;
  }
  CHECK(to_rim == 2);
}

TEST_CASE("a cell that is large enough, or too deep to be cut, is left whole") {
  CHECK(with_divided_slivers(strip_over_bricks(0.3), 0.4).cell_count() == 4);
  CHECK(with_divided_slivers(strip_over_bricks(0.45), 2).cell_count() == 4);
}
