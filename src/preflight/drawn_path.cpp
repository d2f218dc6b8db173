#include "preflight/drawn_path.h"

#include <cmath>

namespace mazefolio::preflight {
namespace {

constexpr double bar_ratio = 4;  ///< of the sides of a bar, at least

/// The places between 0 and 1 where a Bezier curve turns back along one axis, each given to `at`.
template <class Fn>
void for_each_turn(double p0, double p1, double p2, double p3, Fn at) {
  const double a = -p0 + 3 * p1 - 3 * p2 + p3, b = 2 * (p0 - 2 * p1 + p2), c = p1 - p0;
  const auto use = [&](double t) {
    if (t > 0 && t < 1) at(t);
  };
  if (std::abs(a) < 1e-9) {
    if (std::abs(b) > 1e-9) use(-c / b);
    return;
  }
  const double d = b * b - 4 * a * c;
  if (d < 0) return;
  use((-b + std::sqrt(d)) / (2 * a));
  use((-b - std::sqrt(d)) / (2 * a));
}

}  // namespace

Rect image_of(const Rect& r, const PdfMatrix& m) {
  Rect out = no_box;
  for (const Point p : {Point{r.x0, r.y0}, Point{r.x1, r.y0}, Point{r.x0, r.y1}, Point{r.x1, r.y1}})
    out = with_point(out, m(p));
  return out;
}

void DrawnPath::move_to(Point p) {
  current_ = p;
  box_ = with_point(box_, p);
}

void DrawnPath::line_to(Point p) {
  only_bars_ = false;
  move_to(p);
}

void DrawnPath::curve_to(Point a, Point b, Point p) {
  only_bars_ = false;
  const Point from = current_;
  move_to(p);
  const Rect controls = with_point(with_point(box_, a), b);
  if (controls == box_) return;
  const auto at = [&](double t) {
    const double u = 1 - t;
    const Point on = from * (u * u * u) + a * (3 * u * u * t) + b * (3 * u * t * t) + p * (t * t * t);
    box_ = with_point(box_, on);
  };
  for_each_turn(from.x, a.x, b.x, p.x, at);
  for_each_turn(from.y, a.y, b.y, p.y, at);
}

void DrawnPath::rectangle(const Rect& r, const PdfMatrix& m) {
  const auto side = [](Point v) { return std::sqrt(dot(v, v)); };
  const Point corner = m({r.x0, r.y0});
  const double width = side(m({r.x1, r.y0}) - corner), height = side(m({r.x0, r.y1}) - corner);
  const double thin = std::min(width, height), longer = std::max(width, height);
  if (longer >= bar_ratio * thin)
    thinnest_ = std::min(thinnest_, thin);
  else
    only_bars_ = false;
  ++bars_;
  box_ = enclosing(box_, image_of(r, m));
  current_ = corner;
}

}  // namespace mazefolio::preflight
