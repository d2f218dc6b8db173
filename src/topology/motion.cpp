#include "topology/motion.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <tuple>

#include "base/geometry/edges.h"

namespace mazefolio::topology {
namespace {

constexpr double one_place = 1e-6;       ///< points nearer than this are one
constexpr double squares_a_pitch = 1e4;  ///< of the index
constexpr double one_line = 1e-4;        ///< share of the larger side of rings

Rect box_around(std::span<const Ring> rings) {
  Rect box{HUGE_VAL, HUGE_VAL, -HUGE_VAL, -HUGE_VAL};
  for (const Ring& ring : rings)
    for (const RingPoint& p : ring) box = enclosing(box, {p.at.x, p.at.y, p.at.x, p.at.y});
  return box;
}

bool is_on(std::span<const Ring> rings, Point p, double near) {
  for (const Ring& ring : rings)
    for (std::size_t i = 0; i < ring.size(); ++i)
      if (squared_distance(Segment{ring[i].at, ring[(i + 1) % ring.size()].at}, p) < near * near) return true;
  return false;
}

}  // namespace

std::vector<Edge> Motion::operator()(std::vector<Edge> outline) const {
  const double half = std::numbers::pi;
  for (Edge& e : outline) {
    if (auto* const s = std::get_if<Segment>(&e)) {
      *s = {(*this)(s->from), (*this)(s->to)};
      continue;
    }
    Arc& a = std::get<Arc>(e);
    a.center = (*this)(a.center);
    a.begin = turn ? a.begin + half : half - a.begin;
    a.end = turn ? a.end + half : half - a.end;
  }
  return outline;
}

std::optional<Motion> motion_of(Fold fold, std::span<const Ring> rings) {
  if (fold == Fold::none) return std::nullopt;
  return Motion{box_around(rings).center(), fold == Fold::half_turn};
}

bool keeps(const Motion& motion, std::span<const Ring> rings) {
  const Rect box = box_around(rings);
  const double near = one_line * std::max(box.width(), box.height());
  return std::all_of(rings.begin(), rings.end(), [&](const Ring& ring) {
    return std::all_of(ring.begin(), ring.end(),
                       [&](const RingPoint& p) { return is_on(rings, motion(p.at), near); });
  });
}

PointIndex::PointIndex(std::vector<std::pair<Point, std::uint32_t>> points) {
  for (const auto& [p, id] : points)
    entries_.push_back({std::llround(p.x * squares_a_pitch), std::llround(p.y * squares_a_pitch), p, id});
  std::sort(entries_.begin(), entries_.end(), [](const Entry& a, const Entry& b) {
    return std::tie(a.column, a.row, a.id) < std::tie(b.column, b.row, b.id);
  });
}

std::optional<std::uint32_t> PointIndex::at(Point p) const {
  for (const int dx : {0, -1, 1})
    for (const int dy : {0, -1, 1}) {
      const std::int64_t column = std::llround(p.x * squares_a_pitch) + dx,
                         row = std::llround(p.y * squares_a_pitch) + dy;
      auto e = std::lower_bound(entries_.begin(), entries_.end(), std::pair{column, row},
                                [](const Entry& a, const auto& b) {
                                  return std::tie(a.column, a.row) < std::tie(b.first, b.second);
                                });
      if (e == entries_.end() || e->column != column || e->row != row) continue;
      if (std::fabs(e->point.x - p.x) < one_place && std::fabs(e->point.y - p.y) < one_place) return e->id;
    }
  return std::nullopt;
}

}  // namespace mazefolio::topology
