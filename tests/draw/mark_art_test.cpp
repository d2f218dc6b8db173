#include "draw/mark_art.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("every shape fills most of the box around its middle, and does not leave it") {
  const Point middle{100, 50};
  const double radius = 10;
  for (const MarkShape& shape : mark_shapes()) {
    INFO(shape.name);
    const Shape art = mark_art(shape, middle, radius, {});
    double x0 = 1e9, y0 = 1e9, x1 = -1e9, y1 = -1e9;
    const double pen = art.stroke ? art.stroke->width / 2 : 0;
    const auto take = [&](Point p, double reach) {
      x0 = std::min(x0, p.x - reach), x1 = std::max(x1, p.x + reach);
      y0 = std::min(y0, p.y - reach), y1 = std::max(y1, p.y + reach);
    };
    const std::vector<Point>& points = art.path.points;
    if (std::ranges::find(art.path.verbs, Path::Verb::arc) != art.path.verbs.end())
      take(points[1], points[2].x + pen);  // a circle: its middle, its radius
    else
      for (const Point& p : points) take(p, pen);
    CHECK(x0 >= middle.x - radius - 1e-9);
    CHECK(x1 <= middle.x + radius + 1e-9);
    CHECK(y0 >= middle.y - radius - 1e-9);
    CHECK(y1 <= middle.y + radius + 1e-9);
    CHECK(x1 - x0 > 1.6 * radius);
    CHECK(y1 - y0 > 1.6 * radius);
    CHECK((x0 + x1) / 2 == Approx(middle.x).margin(0.01));
    CHECK((y0 + y1) / 2 == Approx(middle.y).margin(0.1 * radius));
    CHECK((art.fill || art.stroke));
  }
}
