#include "topology/divided_slivers.h"

#include "support/namespaces.h"
#include "support/sample_topologies.h"
#include "topology/grids.h"
#include "topology/topology_checks.h"

using namespace mazefolio::tests;

namespace {

/// A strip of this height above three bricks, of which the outer ones go on to the rim beside it.
PlanarGraph strip_over_bricks(double height) {
  return PlanarGraph::build(
      std::vector<Outline>{closed_ring({{0, 0}, {4, 0}, {4, height}, {3, height}, {1, height}, {0, height}}),
                           closed_ring({{-1, 0}, {0, 0}, {0, height}, {1, height}, {1, 1}, {-1, 1}}),
                           closed_ring({{1, height}, {3, height}, {3, 1}, {1, 1}}),
                           closed_ring({{3, height}, {4, height}, {4, 0}, {5, 0}, {5, 1}, {3, 1}})});
}

/// A cell with an arm of this height, from x = 0 to 2, above the first of two cells; it is 1 high above the
/// second.
PlanarGraph arm_over_brick(double height) {
  return PlanarGraph::build(
      std::vector<Outline>{closed_ring({{0, 0}, {4, 0}, {4, 1}, {2, 1}, {2, height}, {0, height}}),
                           closed_ring({{0, height}, {2, height}, {2, 1}, {2, 2}, {0, 2}}),
                           closed_ring({{2, 1}, {4, 1}, {4, 2}, {2, 2}})});
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

TEST_CASE("a thin cell below a long arc is divided, too") {
  constexpr double radius = 8, half = 2;  // the arc rises by a quarter above its ends
  const double low = std::sqrt(radius * radius - half * half);
  const Point center{0, low};
  const double left = angle_of(Point{-half, 0} - center), right = angle_of(Point{half, 0} - center);
  const PlanarGraph after = with_divided_slivers(
      PlanarGraph::build(std::vector<Outline>{
          {Arc{center, radius, left, right}, Segment{{half, 0}, {0, 0}}, Segment{{0, 0}, {-half, 0}}},
          closed_ring({{-half, 0}, {0, 0}, {0, 1}, {-half, 1}}),
          closed_ring({{0, 0}, {half, 0}, {half, 1}, {0, 1}})}),
      0.4);
  check_topology(after);
  CHECK(after.cell_count() == 2);
}

TEST_CASE("a thin arm of a large cell goes to the cell behind it") {
  const PlanarGraph before = arm_over_brick(0.2), after = with_divided_slivers(before, 0.4);
  check_topology(after);
  CHECK(area_of_all(after) == Approx(area_of_all(before)));
  std::vector<double> areas;
  for (std::uint32_t c = 0; c < after.cell_count(); ++c) areas.push_back(after.area(Cell{c}));
  std::ranges::sort(areas);
  REQUIRE(areas.size() == 3);
  CHECK(areas[0] == Approx(2));
  CHECK(areas[1] == Approx(2));
  CHECK(areas[2] == Approx(4));
}

TEST_CASE("a cell or an arm that is too deep to be cut is left whole") {
  CHECK(with_divided_slivers(strip_over_bricks(0.45), 2).cell_count() == 4);
  const PlanarGraph after = with_divided_slivers(arm_over_brick(0.45), 0.4);
  CHECK(after.area(Cell{0}) + after.area(Cell{1}) + after.area(Cell{2}) == Approx(8));
  for (std::uint32_t c = 0; c < 3; ++c) CHECK(after.area(Cell{c}) < 3.2);
}

TEST_CASE("a small cell in a corner is left whole: what lies beside it is no line along the rim") {
  const PlanarGraph g = PlanarGraph::build(std::vector<Outline>{
      closed_ring({{0, 0.4}, {0.4, 0}, {0.4, 0.4}}), closed_ring({{0.4, 0}, {2, 0}, {2, 0.4}, {0.4, 0.4}}),
      closed_ring({{0, 0.4}, {0.4, 0.4}, {2, 0.4}, {2, 2}, {0, 2}})});
  CHECK(with_divided_slivers(g, 0.4).cell_count() == 3);
}
