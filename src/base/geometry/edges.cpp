#include "base/geometry/edges.h"

#include <array>
#include <bit>
#include <cmath>
#include <numbers>
#include <utility>
#include <vector>

#include "base/geometry/math.h"

namespace mazefolio::base {
namespace {

/// Cosine and sine. The ends of an arc are asked for many times while a graph is built, and arcs of one disc
/// share their angles, so that a short memory saves most of the series.
Point direction_at(double angle) {
  struct Known {
    std::uint64_t bits = ~std::uint64_t{0};  ///< of the angle; at first no number's
    Point direction;
  };
  thread_local std::array<Known, 512> known;
  const auto bits = std::bit_cast<std::uint64_t>(angle);
  Known& place = known[bits * 0x9e3779b97f4a7c15 >> 55];
  if (place.bits != bits) place = {bits, {exact_cos(angle), exact_sin(angle)}};
  return place.direction;
}

Rect around(Point p) { return {p.x, p.y, p.x, p.y}; }

/// The center of gravity, as a sum over the edges. Seen from a point nearby, so that little is rounded away.
class Balance {
 public:
  explicit Balance(Point origin) : origin_(origin) {}
  void add(Point begin, Point middle, Point end) {
    begin = begin - origin_;
    middle = middle - origin_;
    end = end - origin_;
    add(begin, middle);
    add(middle, end);
  }
  Point center() const { return area_ == 0 ? origin_ : origin_ + sum_ * (1 / (3 * area_)); }

 private:
  void add(Point a, Point b) {
    const double area = cross(a, b);
    area_ += area;
    sum_ = sum_ + (a + b) * area;
  }
  Point origin_, sum_;
  double area_ = 0;
};

}  // namespace

Point point_at(const Arc& a, double angle) {
  const Point direction = direction_at(angle);
  return {a.center.x + a.radius * direction.x, a.center.y + a.radius * direction.y};
}

Point point_on(const Edge& e, double share) {
  if (const auto* s = std::get_if<Segment>(&e)) return s->from + (s->to - s->from) * share;
  const Arc& a = std::get<Arc>(e);
  return point_at(a, a.begin + (a.end - a.begin) * share);
}

namespace {

double share_of_arc(const Arc& a, Point p) {
  constexpr double whole = 2 * std::numbers::pi;
  const double turn = a.end - a.begin, angle = angle_of(p - a.center) - a.begin;
  const double ahead = turn < 0 ? -angle : angle;
  const double share = (ahead - whole * std::floor(ahead / whole)) / std::fabs(turn);
  if (share <= 1) return share;
  const Point to_begin = p - point_at(a, a.begin), to_end = p - point_at(a, a.end);
  return dot(to_begin, to_begin) <= dot(to_end, to_end) ? 0 : 1;
}

}  // namespace

Point direction_on(const Edge& e, double share) {
  const double step = 1e-4;
  const Point way = point_on(e, std::min(1.0, share + step)) - point_on(e, std::max(0.0, share - step));
  return way * (1 / std::sqrt(dot(way, way)));
}

double nearest_share(const Edge& e, Point p) {
  if (const auto* s = std::get_if<Segment>(&e)) return nearest_share(*s, p);
  return share_of_arc(std::get<Arc>(e), p);
}

double edge_length(const Edge& e) {
  if (const auto* s = std::get_if<Segment>(&e)) return std::sqrt(dot(s->to - s->from, s->to - s->from));
  const Arc& a = std::get<Arc>(e);
  return a.radius * std::fabs(a.end - a.begin);
}

Rect edge_bounds(const Edge& e) {
  Rect box = enclosing(around(edge_begin(e)), around(edge_end(e)));
  if (const auto* a = std::get_if<Arc>(&e)) {
    // The extreme points of the circle that lie on the arc.
    constexpr double quarter = std::numbers::pi / 2;
    const double low = std::min(a->begin, a->end), high = std::max(a->begin, a->end);
    for (auto k = std::llround(std::ceil(low / quarter)); static_cast<double>(k) * quarter <= high; ++k)
      box = enclosing(box, around(point_at(*a, static_cast<double>(k) * quarter)));
  }
  return box;
}

Edge reversed(const Edge& e) {
  if (const auto* s = std::get_if<Segment>(&e)) return Segment{s->to, s->from};
  Arc a = std::get<Arc>(e);
  std::swap(a.begin, a.end);
  return a;
}

std::vector<Edge> reversed(std::span<const Edge> line) {
  std::vector<Edge> back;
  back.reserve(line.size());
  for (std::size_t i = line.size(); i-- > 0;) back.push_back(reversed(line[i]));
  return back;
}

Edge moved(const Edge& e, Point by) {
  if (const auto* s = std::get_if<Segment>(&e)) return Segment{s->from + by, s->to + by};
  Arc a = std::get<Arc>(e);
  a.center = a.center + by;
  return a;
}

Edge part_of(const Edge& e, double from, double to) {
  if (std::holds_alternative<Segment>(e)) return Segment{point_on(e, from), point_on(e, to)};
  Arc a = std::get<Arc>(e);
  const double turn = a.end - a.begin;
  a.end = a.begin + turn * to;
  a.begin += turn * from;
  return a;
}

double angle_of(Point direction) {
  const auto [x, y] = direction;
  return y < 0 ? -exact_angle(x, -y) : exact_angle(x, y);
}

Point centroid(std::span<const Edge> outline) {
  Balance balance(edge_begin(outline.front()));
  for (const Edge& e : outline) balance.add(edge_begin(e), edge_middle(e), edge_end(e));
  return balance.center();
}

Point centroid(std::span<const Point> ring) {
  Balance balance(ring.front());
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Point from = ring[i], to = ring[i + 1 < ring.size() ? i + 1 : 0];
    balance.add(from, midpoint(from, to), to);
  }
  return balance.center();
}

double signed_area(std::span<const Point> ring) {
  double twice = 0;
  for (std::size_t i = 0; i < ring.size(); ++i)
    twice += cross(ring[i], ring[i + 1 < ring.size() ? i + 1 : 0]);
  return twice / 2;
}

double signed_area(std::span<const Edge> outline) {
  AreaSum sum;
  for (const Edge& e : outline) sum.add(e);
  return sum.area();
}

void AreaSum::add(const Edge& e) {
  const Point begin = edge_begin(e), middle = edge_middle(e);
  if (is_begun_)
    twice_ += cross(last_, begin);
  else
    first_ = begin;
  is_begun_ = true;
  twice_ += cross(begin, middle);
  last_ = middle;
}

double signed_area(const Ring& ring) {
  std::vector<Point> points;
  for (const RingPoint& p : ring) points.push_back(p.at);
  return signed_area(points);
}

Rect box_of(std::span<const Point> points) {
  Rect box = around(points.front());
  for (const Point p : points) box = enclosing(box, around(p));
  return box;
}

std::uint64_t corner_key(Point p) {
  // The shift keeps common coordinates away from the border of rounding.
  const auto part = [](double v) { return static_cast<std::uint32_t>(std::llround(v * 1e5 + 0.137)); };
  return std::uint64_t{part(p.y)} << 32 | part(p.x);
}

}  // namespace mazefolio::base
