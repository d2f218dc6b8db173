#include "topology/ring.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/geometry/edges.h"

namespace mazefolio::topology {
namespace {

constexpr double flat = 0.008;      ///< pitches that an edge may leave its curve
constexpr double least_bow = 1e-3;  ///< of the chord; a flatter arc is a segment

/// The arc from a over m to b; a segment where the three lie on a line.
Edge edge_over(Point a, Point m, Point b) {
  const Point u = m - a, v = b - a;
  const double turn = cross(u, v), chord = std::sqrt(dot(v, v));
  if (chord == 0 || std::fabs(turn) < least_bow * chord) return Segment{a, b};
  const double uu = dot(u, u), vv = dot(v, v);
  const Point to_center = Point{v.y * uu - u.y * vv, u.x * vv - v.x * uu} * (1 / (2 * turn));
  const Point center = a + to_center;
  const double begin = angle_of(a - center);
  double end = angle_of(b - center);
  const double round = 2 * std::numbers::pi;
  if (turn > 0 && end < begin) end += round;
  if (turn < 0 && end > begin) end -= round;
  return Arc{center, std::sqrt(dot(to_center, to_center)), begin, end};
}

double edge_distance(const Edge& e, Point p) {
  if (const auto* s = std::get_if<Segment>(&e)) return std::sqrt(squared_distance(*s, p));
  const Arc& a = std::get<Arc>(e);
  const Point from = p - a.center;
  return std::fabs(std::sqrt(dot(from, from)) - a.radius);
}

/// The point halfway along the points, and the index behind it.
std::pair<Point, std::size_t> halfway(std::span<const RingPoint> points) {
  std::vector<double> upto{0};
  for (std::size_t i = 1; i < points.size(); ++i)
    upto.push_back(upto.back() + edge_length(Segment{points[i - 1].at, points[i].at}));
  const double half = upto.back() / 2;
  const auto i =
      static_cast<std::size_t>(std::upper_bound(upto.begin(), upto.end() - 1, half) - upto.begin());
  const double share = upto[i] > upto[i - 1] ? (half - upto[i - 1]) / (upto[i] - upto[i - 1]) : 0;
  return {points[i - 1].at + (points[i].at - points[i - 1].at) * share, i};
}

void add_smooth(std::span<const RingPoint> points, std::vector<Edge>& out) {
  if (points.size() == 2) {
    out.emplace_back(Segment{points[0].at, points[1].at});
    return;
  }
  const auto [middle, behind] = halfway(points);
  const Edge edge = edge_over(points.front().at, middle, points.back().at);
  const bool close = std::all_of(points.begin(), points.end(),
                                 [&](const RingPoint& p) { return edge_distance(edge, p.at) <= flat; });
  if (close || points.size() < 4) {
    out.push_back(edge);
    return;
  }
  std::vector<RingPoint> first(points.begin(), points.begin() + static_cast<std::ptrdiff_t>(behind));
  std::vector<RingPoint> second(points.begin() + static_cast<std::ptrdiff_t>(behind), points.end());
  if (dot(first.back().at - middle, first.back().at - middle) > 0) first.push_back({middle, false});
  second.insert(second.begin(), first.back());
  add_smooth(first, out);
  add_smooth(second, out);
}

}  // namespace

Ring ring_of(std::span<const Point> points) {
  constexpr double corner = 0.9;  // cosine of the turn
  const std::size_t n = points.size();
  Ring ring;
  for (std::size_t i = 0; i < n; ++i) {
    const Point in = points[i] - points[(i + n - 1) % n], out = points[(i + 1) % n] - points[i];
    if (dot(out, out) == 0) continue;
    ring.push_back({points[i], dot(in, out) < corner * std::sqrt(dot(in, in) * dot(out, out))});
  }
  return ring;
}

RingInside::RingInside(std::span<const Ring> rings) {
  std::vector<Point> all;
  for (const Ring& ring : rings)
    for (const RingPoint& p : ring) all.push_back(p.at);
  if (all.empty()) all.push_back({});
  const Rect box = box_of(all);
  bands_.resize(std::clamp<std::size_t>(all.size() / 4, 64, 4096));
  top_ = box.y0;
  step_ = std::max(box.height() / static_cast<double>(bands_.size()), 1e-12);
  for (const Ring& ring : rings)
    for (std::size_t i = 0; i < ring.size(); ++i) {
      const Segment chord{ring[i].at, ring[i + 1 < ring.size() ? i + 1 : 0].at};
      const auto [low, high] = std::minmax({band(chord.from.y), band(chord.to.y)});
      for (std::size_t b = low; b <= high; ++b) bands_[b].push_back(chord);
    }
}

std::size_t RingInside::band(double y) const {
  const double last = static_cast<double>(bands_.size() - 1);
  return static_cast<std::size_t>(std::clamp((y - top_) / step_, 0.0, last));
}

bool RingInside::operator()(Point p) const {
  bool inside = false;
  for (const Segment& e : bands_[band(p.y)])
    if ((e.from.y > p.y) != (e.to.y > p.y)) {
      const double side = cross(e.to - e.from, p - e.from);
      if ((side > 0) == (e.to.y > e.from.y)) inside = !inside;
    }
  return inside;
}

std::vector<Edge> edges_through(std::span<const RingPoint> points) {
  std::vector<Edge> out;
  std::size_t begin = 0;
  for (std::size_t i = 1; i < points.size(); ++i)
    if (points[i].corner || i + 1 == points.size()) {
      add_smooth(points.subspan(begin, i - begin + 1), out);
      begin = i;
    }
  return out;
}

}  // namespace mazefolio::topology
