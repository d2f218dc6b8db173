#include "topology/region.h"

#include <cmath>

#include "base/geometry/edges.h"

namespace mazefolio::topology {

bool Region::contains(Point p) const {
  constexpr double hair = 1e-7;
  const Rect f = inset(field, -hair);
  return p.x >= f.x0 && p.x <= f.x1 && p.y >= f.y0 && p.y <= f.y1 && (!inside || inside(p));
}

double Region::coverage() const {
  if (!inside) return 1;
  constexpr int samples = 128;
  int hits = 0;
  for (int y = 0; y < samples; ++y)
    for (int x = 0; x < samples; ++x)
      hits += inside(
          {field.x0 + (x + 0.5) * field.width() / samples, field.y0 + (y + 0.5) * field.height() / samples});
  return static_cast<double>(hits) / (samples * samples);
}

// A ring in an odd number of others is a hole.
double Region::area() const {
  double sum = 0;
  for (std::size_t i = 0; i < rings.size(); ++i) {
    std::vector<Point> points;
    for (const RingPoint& p : rings[i]) points.push_back(p.at);
    std::vector<Ring> others = rings;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    const double area = std::fabs(signed_area(points));
    sum += RingInside(others)(points.front()) ? -area : area;
  }
  return sum;
}

}  // namespace mazefolio::topology
