#pragma once

#include <algorithm>
#include <variant>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::base {

/// A place in the plane. y grows downwards everywhere: in cells, in frames and on the page. Only the PDF
/// writer turns it around.
struct Point {
  double x = 0, y = 0;
  friend constexpr bool operator==(Point, Point) = default;
};
constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
constexpr Point operator*(Point a, double k) { return {a.x * k, a.y * k}; }
constexpr double dot(Point a, Point b) { return a.x * b.x + a.y * b.y; }
constexpr double cross(Point a, Point b) { return a.x * b.y - a.y * b.x; }
constexpr Point midpoint(Point a, Point b) { return (a + b) * 0.5; }

struct Size {
  double width = 0, height = 0;
  friend constexpr bool operator==(Size, Size) = default;
};

struct Rect {
  double x0 = 0, y0 = 0, x1 = 0, y1 = 0;
  friend constexpr bool operator==(const Rect&, const Rect&) = default;
  constexpr double width() const { return x1 - x0; }
  constexpr double height() const { return y1 - y0; }
  constexpr Size size() const { return {width(), height()}; }
  constexpr Point center() const { return {(x0 + x1) / 2, (y0 + y1) / 2}; }
};
constexpr bool holds(const Rect& outer, const Rect& inner) {
  return inner.x0 >= outer.x0 && inner.y0 >= outer.y0 && inner.x1 <= outer.x1 && inner.y1 <= outer.y1;
}
/// The sides are inside, too.
constexpr bool holds(const Rect& box, Point p) {
  return p.x >= box.x0 && p.x <= box.x1 && p.y >= box.y0 && p.y <= box.y1;
}
/// From the nearest point of the box; 0 inside.
constexpr double squared_distance(const Rect& box, Point p) {
  const double x = std::max({box.x0 - p.x, 0.0, p.x - box.x1}),
               y = std::max({box.y0 - p.y, 0.0, p.y - box.y1});
  return x * x + y * y;
}
constexpr Rect inset(const Rect& r, double by) { return {r.x0 + by, r.y0 + by, r.x1 - by, r.y1 - by}; }
constexpr Rect enclosing(const Rect& a, const Rect& b) {
  return {std::min(a.x0, b.x0), std::min(a.y0, b.y0), std::max(a.x1, b.x1), std::max(a.y1, b.y1)};
}

struct Segment {
  Point from, to;
  friend constexpr bool operator==(const Segment&, const Segment&) = default;
};

/// Part of a circle from angle `begin` to `end`, in radians. Angles grow clockwise on the page, because y
/// grows downwards.
struct Arc {
  Point center;
  double radius = 0, begin = 0, end = 0;
  friend constexpr bool operator==(const Arc&, const Arc&) = default;
};

using Edge = std::variant<Segment, Arc>;

/// A point of the line around a shape; at a corner the line turns, elsewhere it is smooth.
struct RingPoint {
  Point at;
  bool corner = false;
};
/// One closed line: the points of a curve, so close that the chords between them are the curve.
using Ring = std::vector<RingPoint>;

/// Uniform scale, then shift: the only transform a maze needs between its own units and the page.
struct Transform {
  double scale = 1;
  Point shift;
  constexpr Point operator()(Point p) const { return p * scale + shift; }
  constexpr Rect operator()(const Rect& r) const {
    return {r.x0 * scale + shift.x, r.y0 * scale + shift.y, r.x1 * scale + shift.x, r.y1 * scale + shift.y};
  }
};

/// The transform that puts `content` as large as possible, centered, into `box`.
constexpr Transform fit(const Rect& content, const Rect& box) {
  const double scale = std::min(box.width() / content.width(), box.height() / content.height());
  return {scale, box.center() - content.center() * scale};
}

}  // namespace mazefolio::base
