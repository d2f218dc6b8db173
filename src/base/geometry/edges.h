#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "base/geometry/geometry.h"

namespace mazefolio::base {

/// The point of the circle at an angle.
Point point_at(const Arc& a, double angle);
/// The ends of an edge, and the point halfway along it.
inline Point edge_begin(const Edge& e) {
  if (const auto* s = std::get_if<Segment>(&e)) return s->from;
  const Arc& a = std::get<Arc>(e);
  return point_at(a, a.begin);
}
inline Point edge_end(const Edge& e) {
  if (const auto* s = std::get_if<Segment>(&e)) return s->to;
  const Arc& a = std::get<Arc>(e);
  return point_at(a, a.end);
}
inline Point edge_middle(const Edge& e) {
  if (const auto* s = std::get_if<Segment>(&e)) return midpoint(s->from, s->to);
  const Arc& a = std::get<Arc>(e);
  return point_at(a, (a.begin + a.end) / 2);
}
/// The point at this share of the length, 0 to 1.
Point point_on(const Edge& e, double share);
/// The way in which an edge goes there, of length 1.
Point direction_on(const Edge& e, double share);
/// The share at which the edge is nearest to a point.
double nearest_share(const Edge& e, Point p);
inline double nearest_share(const Segment& s, Point p) {
  const Point along = s.to - s.from;
  const double length2 = dot(along, along);
  return length2 > 0 ? std::clamp(dot(p - s.from, along) / length2, 0.0, 1.0) : 0.0;
}
double edge_length(const Edge& e);
Rect edge_bounds(const Edge& e);
Edge reversed(const Edge& e);
/// A line of edges from its end to its beginning.
std::vector<Edge> reversed(std::span<const Edge> line);
Edge moved(const Edge& e, Point by);
/// From one share of its length to another.
Edge part_of(const Edge& e, double from, double to);

/// The angle of a direction in radians, from -pi to pi; equal on every machine.
double angle_of(Point direction);

/// The center of gravity of a closed outline (arcs by chords through their middle), or of straight edges
/// between these corners.
Point centroid(std::span<const Edge> outline);
Point centroid(std::span<const Point> ring);

/// Positive where the closed line turns clockwise on the page (arcs by chords through their middle).
double signed_area(std::span<const Point> ring);
double signed_area(std::span<const Edge> outline);
double signed_area(const Ring& ring);
/// The same of a line that comes edge after edge.
class AreaSum {
 public:
  void add(const Edge& e);
  double area() const { return (twice_ + cross(last_, first_)) / 2; }

 private:
  Point first_{}, last_{};
  double twice_ = 0;
  bool is_begun_ = false;
};
/// There must be a point.
Rect box_of(std::span<const Point> points);

/// A key that is equal for two points, in maze units, where they are the same corner of cells.
std::uint64_t corner_key(Point p);

inline double squared_distance(const Segment& s, Point p) {
  const Point miss = p - s.from - (s.to - s.from) * nearest_share(s, p);
  return dot(miss, miss);
}
/// True where the segments have a point in common that is an end of neither.
constexpr bool cross_each_other(const Segment& a, const Segment& b) {
  const Point u = a.to - a.from, v = b.to - b.from;
  return cross(u, b.from - a.from) * cross(u, b.to - a.from) < 0 &&
         cross(v, a.from - b.from) * cross(v, a.to - b.from) < 0;
}

/// 0 where they cross each other.
inline double squared_distance(const Segment& a, const Segment& b) {
  if (cross_each_other(a, b)) return 0;
  return std::min({squared_distance(a, b.from), squared_distance(a, b.to), squared_distance(b, a.from),
                   squared_distance(b, a.to)});
}

}  // namespace mazefolio::base
