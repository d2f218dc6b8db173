#include "topology/cut_slits.h"

#include "support/namespaces.h"
#include "support/sample_topologies.h"
#include "topology/grid_choices.h"
#include "topology/topology_checks.h"

using namespace mazefolio::tests;

namespace {

/// A room above a brick; a corner of the rim comes down to this height above the brick, and a pocket lies to
/// the left of it.
PlanarGraph room_with_pocket(double height) {
  return PlanarGraph::build(
      std::vector<Outline>{closed_ring({{0, 0.7}, {2, 1 - height}, {2.2, -1}, {4, -1}, {4, 1}, {0, 1}}),
                           closed_ring({{0, 1}, {4, 1}, {4, 2}, {0, 2}})});
}

double least_area(const PlanarGraph& g) {
  double least = g.area(Cell{0});
  for (std::uint32_t c = 1; c < g.cell_count(); ++c) least = std::min(least, g.area(Cell{c}));
  return least;
}

}  // namespace

TEST_CASE("a pocket behind a slit is cut off, and the wall behind it has a corner for both cells") {
  const PlanarGraph before = room_with_pocket(0.05), after = with_cut_slits(before, 0.4);
  check_topology(after);
  CHECK(after.cell_count() == 3);
  CHECK(area_of_all(after) == Approx(area_of_all(before)));
  CHECK(least_area(after) == Approx(0.35));
  int halves = 0;
  for (std::uint32_t w = 0; w < after.wall_limit(); ++w) {
    const Edge edge = after.edge(Wall{w});
    if (!after.contains(after.ends(Wall{w}).second) || edge_length(edge) < 1) continue;
    CHECK(edge_length(edge) == Approx(2));
    ++halves;
  }
  CHECK(halves == 2);
}

TEST_CASE("a pocket that is no sliver, or that has a doorway, stays") {
  CHECK(with_cut_slits(room_with_pocket(0.05), 0.3).cell_count() == 2);
  CHECK(with_cut_slits(room_with_pocket(0.3), 0.7).cell_count() == 2);
}

TEST_CASE("no star of squares has a pocket behind a slit") {
  for (std::uint32_t side = 8; side <= 40; ++side) {
    INFO(side);
    const Result<Grid> grid = make_grid(grid_choice("square", "star", {side, side}), "slits");
    if (!grid) continue;
    const PlanarGraph& g = std::get<PlanarGraph>(*grid->topology);
    CHECK(with_cut_slits(g, 0.4).cell_count() == g.cell_count());
  }
}

// From an A: the tip of its counter is round, and stands beside a wall.
TEST_CASE("a cut from a round corner does not cross the rim") {
  const PlanarGraph after =
      with_cut_slits(PlanarGraph::build(std::vector<Outline>{
                         closed_ring({{0.9504, 0},
                                      {1.9008, 0},
                                      {1.9008, 0.8934},
                                      {1.2432, 0.8934},
                                      {1.0746, 0.426},
                                      {1.0566, 0.4254},
                                      {1.0404, 0.4332},
                                      {1.029, 0.447},
                                      {1.026, 0.465},
                                      {1.0026, 0.5328},
                                      {0.9504, 0.666}}),
                         closed_ring({{0, 0}, {0.9504, 0}, {0.9504, 0.666}, {0.8712, 0.8934}, {0, 0.8934}})}),
                     0.4);
  CHECK(after.cell_count() == 3);
  std::vector<Segment> walls;
  for (std::uint32_t w = 0; w < after.wall_limit(); ++w)
    walls.push_back({edge_begin(after.edge(Wall{w})), edge_end(after.edge(Wall{w}))});
  for (const Segment& a : walls)
    for (const Segment& b : walls) CHECK_FALSE(cross_each_other(a, b));
}
