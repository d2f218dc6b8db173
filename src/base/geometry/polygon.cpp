#include "base/geometry/polygon.h"

#include "base/geometry/edges.h"

namespace mazefolio::base {

std::vector<Point> polygon_through(std::span<const Edge> outline) {
  std::vector<Point> out;
  out.reserve(2 * outline.size());
  for (const Edge& e : outline) {
    out.push_back(edge_begin(e));
    if (std::holds_alternative<Arc>(e)) out.push_back(edge_middle(e));
  }
  return out;
}

bool surrounds(std::span<const Point> ring, Point p) {
  bool inside = false;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Point a = ring[i], b = ring[i + 1 < ring.size() ? i + 1 : 0];
    if ((a.y > p.y) != (b.y > p.y) && (cross(b - a, p - a) > 0) == (b.y > a.y)) inside = !inside;
  }
  return inside;
}

}  // namespace mazefolio::base
