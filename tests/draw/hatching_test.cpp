#include "draw/hatching.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "base/geometry/edges.h"
#include "draw/path_lines.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

// A square of 40 with a square hole of 10, whose corners lie on hatch lines, and a second square that touches
// it.
const Rings holed{{{0, 0}, {40, 0}, {40, 40}, {0, 40}},
                  {{10, 10}, {10, 20}, {20, 20}, {20, 10}},
                  {{40, 40}, {50, 40}, {50, 50}, {40, 50}}};
constexpr double area = 40 * 40 - 10 * 10 + 10 * 10;

bool in_rock(Point p) {
  const auto within = [&](double low, double high) {
    return p.x > low && p.x < high && p.y > low && p.y < high;
  };
  return (within(0, 40) && !within(10, 20)) || within(40, 50);
}

double to_rings(Point p) {
  double least = HUGE_VAL;
  for (const auto& ring : holed)
    for (std::size_t i = 0; i < ring.size(); ++i)
      least = std::min(least, squared_distance({ring[i], ring[(i + 1) % ring.size()]}, p));
  return std::sqrt(least);
}

}  // namespace

TEST_CASE("hatching lies within its area, rises, and covers it evenly") {
  for (const double spacing : {2.5, std::sqrt(2.0) * 2.5, 3.7}) {  // the second runs through every corner
    double length = 0;
    for (const PathLine& line : lines_of(hatching(holed, spacing, 0))) {
      REQUIRE(line.points.size() == 2);
      const Point a = line.points[0], b = line.points[1], along = b - a;
      CHECK(along.x == Approx(-along.y).margin(1e-9));
      CHECK(to_rings(a) < 1e-9);
      CHECK(to_rings(b) < 1e-9);
      if (line.length > 0.01)
        for (const double share : {0.01, 0.3, 0.5, 0.7, 0.99}) CHECK(in_rock(a + along * share));
      length += line.length;
    }
    CHECK(length * spacing == Approx(area).epsilon(0.04));
  }
}

TEST_CASE("lines that an outline would hide are left out") {
  double shortest = HUGE_VAL;
  for (const PathLine& line : lines_of(hatching(holed, 2.9, 2))) shortest = std::min(shortest, line.length);
  CHECK(shortest >= 2);
  for (const PathLine& line : lines_of(hatching(holed, 2.9, 0))) shortest = std::min(shortest, line.length);
  CHECK(shortest < 2);
}

TEST_CASE("dots keep off the outlines and fill the area in staggered rows") {
  constexpr double spacing = 4, air = 0.9;
  std::size_t dots = 0;
  for (const PathLine& line : lines_of(dotting(holed, spacing, air))) {
    const Point p = line.points[0];
    CHECK(line.length == 0);
    CHECK(in_rock(p));
    CHECK(to_rings(p) >= air - 1e-9);
    ++dots;
  }
  CHECK(static_cast<double>(dots) * spacing * spacing / 2 == Approx(area).epsilon(0.15));
}

TEST_CASE("the texture of an empty area is empty") {
  CHECK(hatching({}, 3, 1).empty());
  CHECK(dotting({}, 3, 1).empty());
}
