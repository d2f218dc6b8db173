#include "draw/route.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

#include "base/geometry/edges.h"
#include "draw/edge_line.h"

namespace mazefolio::draw {
namespace {

struct Ring {
  Point center;
  double radius = 0;  ///< of the middle between both arcs
};

/// The ring of a cell between two arcs around one center; none where another line cuts it.
std::optional<Ring> ring_of(const std::vector<Edge>& outline) {
  const Arc* first = nullptr;
  double low = HUGE_VAL, high = 0;
  for (const Edge& e : outline)
    if (const auto* a = std::get_if<Arc>(&e)) {
      if (!first) first = a;
      const Point shift = a->center - first->center;
      if (dot(shift, shift) > 1e-9) return std::nullopt;
      low = std::min(low, a->radius);
      high = std::max(high, a->radius);
    }
  if (!first || high - low < 1e-6) return std::nullopt;
  for (const Edge& e : outline)
    if (std::holds_alternative<Segment>(e) &&
        std::fabs(cross(unit(edge_end(e) - edge_begin(e)), unit(edge_middle(e) - first->center))) > 0.01)
      return std::nullopt;
  return Ring{first->center, (low + high) / 2};
}

/// To the middle of the ring, along it, and away from it.
std::vector<Point> along_ring(const Ring& ring, Point from, Point to) {
  const double begin = angle_of(from - ring.center);
  const double turn = std::remainder(angle_of(to - ring.center) - begin, 2 * std::numbers::pi);
  const Arc arc{ring.center, ring.radius, begin, begin + turn};
  std::vector<Point> line{from};
  const auto add = [&](Point p) {
    if (dot(p - line.back(), p - line.back()) > 1e-9) line.push_back(p);
  };
  for (const Point p : chords(arc)) add(p);
  add(edge_end(arc));
  add(to);
  line.back() = to;
  return line;
}

bool is_upright_rectangle(const std::vector<Edge>& outline) {
  for (const Edge& e : outline) {
    const Point line = edge_end(e) - edge_begin(e);
    if (std::fabs(line.x) > 1e-9 && std::fabs(line.y) > 1e-9) return false;
  }
  return !outline.empty();
}

/// Perpendicular to each wall: walls may be as thick as corridors are wide.
std::vector<Point> at_right_angles(const AnyTopology& topology, Point middle, Wall in, Wall out) {
  const auto legs = [&](Wall w) {
    if (w == no_wall) return std::vector{middle};
    const Edge door = edge(topology, w);
    const Point at = edge_middle(door), along = edge_end(door) - edge_begin(door);
    const bool horizontal = std::fabs(along.y) < std::fabs(along.x);
    if (!horizontal && std::fabs(at.y - middle.y) < 1e-9) return std::vector{at};
    return std::vector{at, horizontal ? Point{at.x, middle.y} : Point{middle.x, at.y}};
  };
  std::vector<Point> line;
  const auto add = [&](Point p) {
    if (line.empty() || dot(p - line.back(), p - line.back()) > 1e-9) line.push_back(p);
  };
  for (const Point p : legs(in)) add(p);
  const std::vector<Point> last = legs(out);
  for (auto p = last.rbegin(); p != last.rend(); ++p) add(*p);
  return line;
}

std::vector<Point> polygon_of(const std::vector<Edge>& outline) {
  std::vector<Point> ring;
  for (const Edge& e : outline) {
    const std::vector<Point> points = chords(e);
    ring.insert(ring.end(), points.begin(), points.end());
  }
  return ring;
}

bool convex(const std::vector<Point>& ring) {
  const std::size_t n = ring.size();
  for (std::size_t i = 0; i < n; ++i)
    if (cross(ring[(i + 1) % n] - ring[i], ring[(i + 2) % n] - ring[(i + 1) % n]) < -1e-9) return false;
  return true;
}

bool crosses_outline(const std::vector<Point>& ring, Point a, Point b) {
  for (std::size_t i = 0; i < ring.size(); ++i)
    if (cross_each_other({a, b}, {ring[i], ring[(i + 1) % ring.size()]})) return true;
  return false;
}

/// A corner of a cell where it turns the other way, and a point a little inside.
struct Notch {
  Point corner, inside;
};

std::vector<Notch> notches_of(const std::vector<Point>& ring) {
  constexpr double off = 0.15;
  const std::size_t n = ring.size();
  std::vector<Notch> out;
  for (std::size_t i = 0; i < n; ++i) {
    const Point u = unit(ring[i] - ring[(i + n - 1) % n]), v = unit(ring[(i + 1) % n] - ring[i]);
    if (cross(u, v) < -1e-9) out.push_back({ring[i], ring[i] + unit(u - v) * off});
  }
  return out;
}

bool is_near(const std::vector<Notch>& notches, Point a, Point b) {
  constexpr double ink = 0.12;  // of the line and of the wall
  return std::any_of(notches.begin(), notches.end(),
                     [&](const Notch& n) { return squared_distance({a, b}, n.corner) < ink * ink; });
}

/// The shortest line from corner to corner that does not cross the outline; straight where there is none.
std::vector<Point> around_corners(const std::vector<Point>& ring, Point from, Point to) {
  // The middle of a wall lies on the outline, so the last step is checked slightly before it.
  const Point goal = to + unit(from - to) * 1e-6;
  std::vector<Point> at{from};
  const std::vector<Notch> notches = notches_of(ring);
  for (const Notch& n : notches) at.push_back(n.inside);
  at.push_back(goal);
  std::vector<double> length(at.size(), HUGE_VAL);
  std::vector<std::size_t> before(at.size(), 0);
  std::vector<bool> done(at.size());
  length[0] = 0;
  for (;;) {
    std::size_t here = at.size();
    for (std::size_t i = 0; i < at.size(); ++i)
      if (!done[i] && length[i] < HUGE_VAL && (here == at.size() || length[i] < length[here])) here = i;
    if (here == at.size()) return {from, to};
    if (here + 1 == at.size()) break;
    done[here] = true;
    for (std::size_t i = 1; i < at.size(); ++i) {
      const Point step = at[i] - at[here];
      const double there = length[here] + std::sqrt(dot(step, step));
      if (done[i] || there >= length[i] || crosses_outline(ring, at[here], at[i])) continue;
      if (is_near(notches, at[here], at[i])) continue;
      length[i] = there;
      before[i] = here;
    }
  }
  std::vector<Point> line{to};
  for (std::size_t i = before.back(); i != 0; i = before[i]) line.push_back(at[i]);
  line.push_back(from);
  std::reverse(line.begin(), line.end());
  return line;
}

}  // namespace

std::vector<Point> route_through(const AnyTopology& topology, Cell c, Wall in, Wall out) {
  const Point middle = center(topology, c);
  const auto place = [&](Wall w) { return w == no_wall ? middle : edge_middle(edge(topology, w)); };
  std::vector<Edge> outline;
  if (std::holds_alternative<PlanarGraph>(topology)) outline = std::get<PlanarGraph>(topology).outline(c);
  if (const std::optional<Ring> ring = ring_of(outline)) return along_ring(*ring, place(in), place(out));

  if (is_upright_rectangle(outline)) return at_right_angles(topology, middle, in, out);

  const std::vector<Point> polygon = polygon_of(outline);
  const bool straight = polygon.size() < 3 || convex(polygon);
  std::vector<Point> line{middle};
  const auto add = [&](Wall w) {
    if (w == no_wall) return;
    const std::vector<Point> leg =
        straight ? std::vector{middle, place(w)} : around_corners(polygon, middle, place(w));
    line.insert(line.end(), leg.begin() + 1, leg.end());
  };
  add(in);
  std::reverse(line.begin(), line.end());
  add(out);
  return line;
}

}  // namespace mazefolio::draw
