#include "draw/ring_hits.h"

#include <algorithm>
#include <cmath>

#include "base/geometry/edges.h"

namespace mazefolio::draw {
namespace {

/// Whether the segment has a point in the box (clipping of Liang and Barsky).
bool crosses(const Rect& box, Point a, Point b) {
  double low = 0, high = 1;
  const Point d = b - a;
  const auto clip = [&](double step, double room) {
    if (step == 0) return room >= 0;
    const double t = room / step;
    if (step < 0) low = std::max(low, t);
    if (step > 0) high = std::min(high, t);
    return low <= high;
  };
  return clip(-d.x, a.x - box.x0) && clip(d.x, box.x1 - a.x) && clip(-d.y, a.y - box.y0) &&
         clip(d.y, box.y1 - a.y);
}

bool inside(const Rings& rings, Point p) {
  bool in = false;
  for (const auto& ring : rings)
    for (std::size_t i = 0; i < ring.size(); ++i) {
      const Point a = ring[i], b = ring[(i + 1) % ring.size()];
      if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)) in = !in;
    }
  return in;
}

/// Calls fn(a, b) for each side of the ring until it returns true.
template <class Fn>
bool any_side(const std::vector<Point>& ring, Fn fn) {
  for (std::size_t i = 0; i < ring.size(); ++i)
    if (fn(ring[i], ring[(i + 1) % ring.size()])) return true;
  return false;
}

}  // namespace

bool overlap(const Rect& a, const Rect& b) {
  return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
}

bool overlap(const std::vector<Point>& polygon, const Rect& box) {
  return any_side(polygon, [&](Point a, Point b) { return crosses(box, a, b); }) ||
         inside({polygon}, box.center());
}

bool hits_maze(const Rings& rings, const Rect& box) {
  for (const auto& ring : rings)
    if (any_side(ring, [&](Point a, Point b) { return crosses(box, a, b); })) return true;
  return inside(rings, box.center());
}

bool hits_maze(const Rings& rings, const std::vector<Point>& polygon, double air) {
  const Rect near = inset(box_of(polygon), -air);
  for (const auto& ring : rings)
    if (any_side(ring, [&](Point a, Point b) {
          return crosses(near, a, b) && any_side(polygon, [&](Point c, Point d) {
                   return squared_distance(Segment{a, b}, Segment{c, d}) < air * air;
                 });
        }))
      return true;
  return inside(rings, polygon[0]);
}

}  // namespace mazefolio::draw
