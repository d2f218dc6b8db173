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

TEST_CASE("hatching rises evenly across the box of its area, and is kept within it") {
  Path outline;
  for (const auto& ring : holed) {
    outline.move_to(ring[0]);
    for (std::size_t i = 1; i < ring.size(); ++i) outline.line_to(ring[i]);
    outline.close();
  }
  for (const double spacing : {2.5, std::sqrt(2.0) * 2.5, 3.7}) {  // the second runs through every corner
    const Shape shape = hatching(outline, spacing, 0.75, gray(0.3));
    CHECK(shape.within.points == outline.points);
    REQUIRE(shape.stroke);
    CHECK(shape.stroke->width == 0.75);
    const std::vector<PathLine> lines = lines_of(shape.path);
    CHECK(static_cast<double>(lines.size()) == Approx(std::sqrt(2.0) * 50 / spacing).margin(2));
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const Point a = lines[i].points.at(0), b = lines[i].points.at(1), along = b - a;
      CHECK(along.x == Approx(-along.y).margin(1e-9));
      CHECK_FALSE(in_rock(a));
      CHECK_FALSE(in_rock(b));
      if (i > 0)
        CHECK(std::fabs(a.x + a.y - lines[i - 1].points[0].x - lines[i - 1].points[0].y) ==
              Approx(spacing * std::sqrt(2.0)));
    }
  }
}

TEST_CASE("the hatching of two areas continues") {
  const auto offset = [](const Rect& area) {
    const Point p = hatching(rectangle_path(area), 3, 1, black).path.points.at(0);
    return std::fmod((p.x + p.y) / std::sqrt(2.0), 3.0);
  };
  CHECK(offset({10, 10, 30, 40}) == Approx(offset({30, 12.3, 61.7, 40})));
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
  CHECK(hatching({}, 3, 1, black).path.empty());
  CHECK(dotting({}, 3, 1).empty());
}
