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

namespace {

// A ring in an odd number of others.
bool is_hole(const std::vector<Ring>& rings, std::size_t i) {
  std::vector<Ring> others = rings;
  others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
  return RingInside(others)(rings[i].front().at);
}

}  // namespace

double Region::area() const {
  double sum = 0;
  for (std::size_t i = 0; i < rings.size(); ++i) {
    std::vector<Point> points;
    for (const RingPoint& p : rings[i]) points.push_back(p.at);
    const double area = std::fabs(signed_area(points));
    sum += is_hole(rings, i) ? -area : area;
  }
  return sum;
}

std::size_t Region::pieces() const {
  std::size_t count = 0;
  for (std::size_t i = 0; i < rings.size(); ++i) count += !is_hole(rings, i);
  return count;
}

}  // namespace mazefolio::topology
