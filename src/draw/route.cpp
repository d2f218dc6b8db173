#include "draw/route.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

#include "base/geometry/edges.h"
#include "base/geometry/polygon.h"
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

bool is_upright(const std::vector<Edge>& outline) {
  for (const Edge& e : outline) {
    const Point line = edge_end(e) - edge_begin(e);
    if (std::fabs(line.x) > 1e-9 && std::fabs(line.y) > 1e-9) return false;
  }
  return !outline.empty();
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

/// Points inside of a bent cell, over which a line may go: a grid, and points a little inside of corners that
/// turn the other way.
std::vector<Point> stations_in(const std::vector<Point>& ring, double step) {
  constexpr double off = 0.15;
  const Rect box = box_of(ring);
  const std::size_t n = ring.size();
  std::vector<Point> out;
  for (std::size_t i = 0; i < n; ++i) {
    const Point u = unit(ring[i] - ring[(i + n - 1) % n]), v = unit(ring[(i + 1) % n] - ring[i]);
    if (cross(u, v) < -1e-9) out.push_back(ring[i] + unit(u - v) * off);
  }
  const auto columns = static_cast<int>(box.width() / step), rows = static_cast<int>(box.height() / step);
  for (int y = 0; y <= rows; ++y)
    for (int x = 0; x <= columns; ++x)
      if (const Point p{box.x0 + (x + 0.5) * step, box.y0 + (y + 0.5) * step}; surrounds(ring, p))
        out.push_back(p);
  return out;
}

/// Ways that stay `away` from walls.
class ClearWays {
 public:
  ClearWays(const std::vector<Segment>& walls, double away) : walls_(walls), squared_(away * away) {}

  bool between(Point a, Point b) const {
    return std::none_of(walls_.begin(), walls_.end(), [&](const Segment& w) {
      return squared_distance(Segment{a, b}, w) < squared_;
    });
  }

  /// The shortest line over points that are near each other, without those that it can leave out; empty where
  /// there is none.
  std::vector<Point> line(Point from, Point to, const std::vector<Point>& over, double near) const {
    std::vector<Point> at{from};
    at.insert(at.end(), over.begin(), over.end());
    at.push_back(to);
    std::vector<double> length(at.size(), HUGE_VAL);
    std::vector<std::size_t> before(at.size(), 0);
    std::vector<bool> done(at.size());
    length[0] = 0;
    for (std::size_t here = 0; here + 1 != at.size();) {
      done[here] = true;
      for (std::size_t i = 1; i < at.size(); ++i) {
        const Point step = at[i] - at[here];
        const double there = length[here] + std::sqrt(dot(step, step));
        if (done[i] || there >= length[i] || dot(step, step) > near * near || !between(at[here], at[i]))
          continue;
        length[i] = there;
        before[i] = here;
      }
      here = at.size();
      for (std::size_t i = 0; i < at.size(); ++i)
        if (!done[i] && length[i] < HUGE_VAL && (here == at.size() || length[i] < length[here])) here = i;
      if (here == at.size()) return {};
    }
    std::vector<Point> line{to};
    for (std::size_t i = before.back(); i != 0; i = before[i]) line.push_back(at[i]);
    line.push_back(from);
    std::reverse(line.begin(), line.end());
    return straightened(line);
  }

 private:
  std::vector<Point> straightened(const std::vector<Point>& line) const {
    std::vector<Point> out{line.front()};
    for (std::size_t i = 0; i + 1 < line.size();) {
      std::size_t next = line.size() - 1;
      while (next > i + 1 && !between(line[i], line[next])) --next;
      out.push_back(line[next]);
      i = next;
    }
    return out;
  }

  const std::vector<Segment>& walls_;
  double squared_;
};

/// As far from the walls as can be, in steps; straight where there is no way at all.
std::vector<Point> around_corners(const std::vector<Point>& ring, const std::vector<Segment>& walls,
                                  Point from, Point to) {
  constexpr double finest = 0.18, most_points = 600, enough = 0.3;
  if (ClearWays(walls, enough).between(from, to)) return {from, to};
  const Rect box = box_of(ring);
  const double step = std::max(finest, std::sqrt(box.width() * box.height() / most_points));
  const std::vector<Point> stations = stations_in(ring, step);
  constexpr int steps = 10;
  for (int k = steps; k >= 0; --k) {
    const double away = k > 0 ? enough * k / steps : 1e-6;
    if (std::vector<Point> line = ClearWays(walls, away).line(from, to, stations, 2.5 * step); !line.empty())
      return line;
  }
  return {from, to};
}

/// The walls of a cell but one, as chords.
std::vector<Segment> other_walls(const AnyTopology& topology, Cell c, Wall door) {
  std::vector<Segment> out;
  std::visit(
      [&](const auto& t) {
        t.for_each_side(c, [&](Cell, Wall w) {
          if (w == door) return;
          std::vector<Point> points = chords(t.edge(w));
          points.push_back(edge_end(t.edge(w)));
          for (std::size_t i = 1; i < points.size(); ++i) out.push_back({points[i - 1], points[i]});
        });
      },
      topology);
  return out;
}

/// Where a line crosses a wall: in its middle, or where something stands near that, where most room is, there
/// and on the straight ways to the centers of the cells.
Point crossing_of(const AnyTopology& topology, Wall w) {
  constexpr double enough = 0.2;
  constexpr int places = 17;
  const Edge door = edge(topology, w);
  const Point middle = edge_middle(door);
  const auto* graph = std::get_if<PlanarGraph>(&topology);
  if (!graph) return middle;
  std::vector<Segment> walls;
  const auto [a, b] = graph->ends(w);
  for (const Cell c : {a, b}) {
    if (!graph->contains(c)) return middle;  // a gate
    const std::vector<Segment> others = other_walls(topology, c, w);
    walls.insert(walls.end(), others.begin(), others.end());
  }
  const auto room = [&](Point from, Point to) {
    double nearest = HUGE_VAL;
    for (const Segment& wall : walls) nearest = std::min(nearest, squared_distance(Segment{from, to}, wall));
    return nearest;
  };
  if (room(middle, middle) >= enough * enough) return middle;
  const Point before = graph->center(a), behind = graph->center(b);
  const auto room_at = [&](Point p) { return room(p, p) + std::min(room(before, p), room(p, behind)); };
  Point best = middle;
  double most = room_at(middle);
  for (int k = 1; k <= places; ++k)
    if (const Point p = point_on(door, k / (places + 1.0)); room_at(p) > most) {
      best = p;
      most = room_at(p);
    }
  return best;
}

/// Perpendicular to each wall: walls may be as thick as corridors are wide.
std::vector<Point> at_right_angles(const AnyTopology& topology, Point middle, Wall in, Wall out) {
  const auto legs = [&](Wall w) {
    if (w == no_wall) return std::vector{middle};
    const Edge door = edge(topology, w);
    const Point at = crossing_of(topology, w), along = edge_end(door) - edge_begin(door);
    const bool horizontal = std::fabs(along.y) < std::fabs(along.x);
    if (!horizontal && std::fabs(at.y - middle.y) < 1e-9) return std::vector{at};
    return std::vector{at, horizontal ? Point{at.x, middle.y} : Point{middle.x, at.y}};
  };
  std::vector<Point> line;
  const auto add = [&](Point p) {
    if (line.empty() || dot(p - line.back(), p - line.back()) > 1e-9) line.push_back(p);
  };
  for (const Point p : legs(in)) add(p);
  std::vector<Point> last = legs(out);
  std::reverse(last.begin(), last.end());
  for (const Point p : last) add(p);
  return line;
}

}  // namespace

std::vector<Point> route_through(const AnyTopology& topology, Cell c, Wall in, Wall out) {
  const Point middle = center(topology, c);
  const auto place = [&](Wall w) { return w == no_wall ? middle : crossing_of(topology, w); };
  std::vector<Edge> outline;
  if (std::holds_alternative<PlanarGraph>(topology)) outline = std::get<PlanarGraph>(topology).outline(c);
  if (const std::optional<Ring> ring = ring_of(outline)) return along_ring(*ring, place(in), place(out));

  const std::vector<Point> polygon = polygon_of(outline);
  const bool straight = polygon.size() < 3 || convex(polygon);
  if (straight && is_upright(outline)) return at_right_angles(topology, middle, in, out);

  std::vector<Point> line{middle};
  const auto add = [&](Wall w) {
    if (w == no_wall) return;
    const std::vector<Point> leg =
        straight ? std::vector{middle, place(w)}
                 : around_corners(polygon, other_walls(topology, c, w), middle, place(w));
    line.insert(line.end(), leg.begin() + 1, leg.end());
  };
  add(in);
  std::reverse(line.begin(), line.end());
  add(out);
  return line;
}

}  // namespace mazefolio::draw
