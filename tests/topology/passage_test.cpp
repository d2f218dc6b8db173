#include "topology/passage.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <numbers>

#include "support/namespaces.h"
#include "support/sample_topologies.h"

using namespace mazefolio::tests;

TEST_CASE("the passage of a regular cell is exact") {
  const auto widths = [](const Lattice& t) {
    std::vector<double> all;
    for_each_wall(t, [&](Wall w, Cell, Cell) { all.push_back(passage_width(AnyTopology(t), w)); });
    return all;
  };
  for (const double width : widths(Lattice::square(3, 2))) CHECK(width == Approx(1));
  for (const double width : widths(Lattice::hexagon(full_mask(3, 3))))
    CHECK(width == Approx(std::sqrt(1 / 3.0)));
  for (const double width : widths(Lattice::triangle(full_mask(3, 3)))) CHECK(width == Approx(1));
}

TEST_CASE("the distance to an arc is that to its nearest point, on it or at its end") {
  const double pi = std::numbers::pi;
  const Obstacle quarter{Arc{{1, 2}, 2, 0, pi / 2}};  // right of and below its center
  const auto distance = [&](Point p) { return std::sqrt(quarter.squared_distance(p)); };
  CHECK(distance({1, 2}) == Approx(2));
  CHECK(distance({1 + 3 * std::sqrt(0.5), 2 + 3 * std::sqrt(0.5)}) == Approx(1));
  CHECK(distance({3, 1}) == Approx(1));
  CHECK(distance({0, 4}) == Approx(1));
  CHECK(distance({-1, 2}) == Approx(std::sqrt(8)));
  const Obstacle most{Arc{{0, 0}, 1, 0.5 * pi, 2 * pi}};
  CHECK(std::sqrt(most.squared_distance({-2, 0})) == Approx(1));
  CHECK(std::sqrt(most.squared_distance({2, 2})) == Approx(std::sqrt(5)));
}

TEST_CASE("a disc passes a door only as far as the rooms leave it space") {
  const Edge door = Segment{{1, 0}, {1, 1}};
  const auto room = [](std::vector<Point> corners, Point center) {
    Chamber chamber{center, {}, {}};
    for (std::size_t i = 0; i + 1 < corners.size(); ++i)
      chamber.walls.emplace_back(Segment{corners[i], corners[i + 1]});
    return chamber;
  };
  const Chamber square = room({{1, 1}, {0, 1}, {0, 0}, {1, 0}}, {0.5, 0.5});
  const Chamber shallow = room({{1, 0}, {1.4, 0}, {1.4, 1}, {1, 1}}, {1.2, 0.5});
  CHECK(door_width(door, std::vector{square}) == Approx(1));
  CHECK(door_width(door, std::vector{square, shallow}) == Approx(0.4));
  // A bulge into the way, which neither center nor door is close to.
  Chamber bent = room({{1, 1}, {-2, 1}, {-2, 0}, {-0.5, 0.4}, {1, 0}}, {-1.5, 0.55});
  CHECK(door_width(door, std::vector{bent}) < 0.6);
}

TEST_CASE("curved rooms and the ring around a hub leave the width of their narrowest place") {
  const AnyTopology rings = half_rings();
  std::visit(
      [&](const auto& t) {
        for_each_doorway(t, [&](Wall w, Cell, Cell) { CHECK(passage_width(t, w) <= 1 + 1e-9); });
      },
      rings);
}
