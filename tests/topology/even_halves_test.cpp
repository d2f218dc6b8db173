#include "topology/even_halves.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "base/geometry/edges.h"
#include "support/namespaces.h"
#include "topology/grid_choices.h"
#include "topology/motion.h"
#include "topology/shapes.h"

using namespace mazefolio::tests;

namespace {

Ring ring_of_corners(const std::vector<Point>& corners) {
  Ring out;
  for (const Point p : corners) out.push_back({p, true});
  return out;
}

/// A blob whose right half is a little larger than its left.
Ring blob(double more) {
  Ring out;
  for (int i = 0; i < 90; ++i) {
    const double angle = i * 2 * 3.14159265358979 / 90, radius = 10 + 2 * std::cos(3 * angle + 1.5708);
    const Point p{std::cos(angle) * radius, std::sin(angle) * radius};
    out.push_back({{p.x * (p.x > 0 ? 1 + more : 1), p.y}, false});
  }
  return out;
}

double area_within(const std::vector<Ring>& rings) {
  double sum = 0;
  for (const Ring& ring : rings) sum += signed_area(ring);
  return std::fabs(sum);
}

}  // namespace

TEST_CASE("what is nearly its own image becomes so to a hair") {
  const std::vector<Ring> rings{blob(0.03)};
  const Motion motion = *motion_of(Fold::mirror, rings);
  REQUIRE_FALSE(keeps(motion, rings));
  CHECK(is_nearly_even(rings));
  const std::vector<Ring> even = with_even_halves(rings);
  REQUIRE(even.size() == 1);
  CHECK(keeps(*motion_of(Fold::mirror, even), even));
  CHECK(area_within(even) == Approx(area_within(rings)).epsilon(0.03));
  CHECK(box_of(even).width() == Approx(box_of(rings).width()));
  CHECK_FALSE(is_nearly_even(std::vector<Ring>{ring_of_corners({{0, 0}, {10, 0}, {0, 10}})}));
}

TEST_CASE("stretches of one ring become a rim and a hole, rings beside the line come in pairs") {
  // A C open to the right: its left half with its image goes all around.
  const Ring c = ring_of_corners({{0, 0}, {10, 0}, {10, 3}, {3, 3}, {3, 7}, {10, 7}, {10, 10}, {0, 10}});
  const std::vector<Ring> closed = with_even_halves(std::vector<Ring>{c});
  REQUIRE(closed.size() == 2);
  CHECK(area_within(closed) == Approx(100 - 4 * 4));
  CHECK(signed_area(closed[0]) * signed_area(closed[1]) < 0);

  const Ring hole = ring_of_corners({{2, 4}, {2, 6}, {4, 6}, {4, 4}});
  const Ring body = ring_of_corners({{0, 0}, {10, 0}, {10, 10}, {0, 10}});
  const std::vector<Ring> holed = with_even_halves(std::vector<Ring>{body, hole});
  REQUIRE(holed.size() == 3);
  CHECK(area_within(holed) == Approx(100 - 2 * 4));
}

TEST_CASE("mirrored mazes have the smooth rim of a pictograph that is nearly even") {
  Picture traced{1, 1, {255}};
  traced.rings = {blob(0.03)};
  GridChoice choice = grid_choice("square", "icon", {24, 24});
  choice.fold = Fold::mirror;
  choice.shape_options.attach(std::make_shared<const Picture>(traced));
  const auto topology = made(choice);
  const PlanarGraph& g = std::get<PlanarGraph>(*topology);
  std::vector<std::pair<Point, std::uint32_t>> centers;
  for (std::uint32_t c = 0; c < g.cell_count(); ++c) centers.emplace_back(g.center(Cell{c}), c);
  const PointIndex index(centers);
  const Motion motion{g.bounds().center()};
  for (const auto& [center, cell] : centers) CHECK(index.at(motion(center)));
}
