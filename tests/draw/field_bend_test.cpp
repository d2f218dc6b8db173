#include "draw/field_bend.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("lines that cross at right angles still do in a bent field") {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const FieldBend bend({12, 6}, seed);
    for (const Point p : {Point{1, 1}, {6, 3}, {11, 5.5}, {0, 6}}) {
      constexpr double step = 1e-5;
      const Point along = bend(p + Point{step, 0}) - bend(p - Point{step, 0}),
                  across = bend(p + Point{0, step}) - bend(p - Point{0, step});
      const double size = std::sqrt(dot(along, along) * dot(across, across));
      CHECK(std::fabs(dot(along, across)) < 1e-4 * size);
      CHECK(cross(along, across) > 0);
    }
  }
}

TEST_CASE("a bend shrinks nothing by more than half, and bends alike for equal seeds") {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const FieldBend bend({8, 9}, seed), again({8, 9}, seed), other({8, 9}, seed + 1);
    for (double x = 0; x <= 8; ++x)
      for (double y = 0; y <= 9; ++y) {
        const double step = 1e-5;
        const Point way = bend(Point{x + step, y}) - bend(Point{x - step, y});
        const double growth = std::sqrt(dot(way, way)) / (2 * step);
        CHECK(growth > 0.5);
        CHECK(growth < 1.5);
      }
    CHECK(bend(Point{1, 2}) == again(Point{1, 2}));
    CHECK_FALSE(bend(Point{1, 2}) == other(Point{1, 2}));
  }
}

TEST_CASE("a bent curve ends where its points are bent to") {
  const FieldBend bend({8, 5}, 3);
  const Cubic flat{{1, 1}, {1.3, 1}, {1.7, 1}, {2, 1}}, bent = bend(flat);
  CHECK(bent.from == bend(flat.from));
  CHECK(bent.to == bend(flat.to));
  const Point middle = point_of(bent, 0.5), due = bend(Point{1.5, 1});
  CHECK(std::hypot(middle.x - due.x, middle.y - due.y) < 0.01);
}
