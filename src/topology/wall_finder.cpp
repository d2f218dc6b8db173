#include "topology/wall_finder.h"

#include <cmath>
#include <numbers>

#include "base/geometry/edges.h"

namespace mazefolio::topology {
namespace {

std::optional<Meeting> meeting(const Segment& wall, const Segment& chord) {
  const Point u = wall.to - wall.from, v = chord.to - chord.from;
  const double from = cross(u, chord.from - wall.from), to = cross(u, chord.to - wall.from);
  if ((from >= 0) == (to >= 0)) return std::nullopt;
  const double on_chord = from / (from - to);
  const Point at = chord.from + v * on_chord - wall.from;
  return Meeting{dot(at, u) / dot(u, u), on_chord, to >= 0};
}

std::optional<Meeting> meeting(const Arc& wall, const Segment& chord) {
  const Point from = chord.from - wall.center, to = chord.to - wall.center, v = to - from;
  const double r2 = wall.radius * wall.radius;
  const bool clockwise = wall.end > wall.begin;
  const auto right = [&](Point p) { return (dot(p, p) <= r2) == clockwise; };
  if (right(from) == right(to)) return std::nullopt;
  const double a = dot(v, v), b = dot(from, v), c = dot(from, from) - r2;
  const double root = std::sqrt(std::max(0.0, b * b - a * c));
  const double t = std::clamp(dot(to, to) > dot(from, from) ? (-b + root) / a : (-b - root) / a, 0.0, 1.0);
  // The angle as the arc counts it, within half a turn of its middle.
  const double round = 2 * std::numbers::pi, middle = (wall.begin + wall.end) / 2;
  double angle = angle_of(from + v * t);
  angle += round * std::round((middle - angle) / round);
  return Meeting{(angle - wall.begin) / (wall.end - wall.begin), t, right(to)};
}

}  // namespace

std::optional<Meeting> meeting(const Edge& edge, const Segment& chord) {
  return std::visit([&](const auto& e) { return meeting(e, chord); }, edge);
}

WallFinder::WallFinder(const PlanarGraph& g) : bounds_(g.bounds()) {
  columns_ = std::max(1, static_cast<int>(std::ceil(bounds_.width())));
  rows_ = std::max(1, static_cast<int>(std::ceil(bounds_.height())));
  squares_.resize(at(0, rows_));
  for (std::uint32_t w = 0; w < g.wall_limit(); ++w) {
    const Rect box = edge_bounds(g.edge(Wall{w}));
    for (int y = row(box.y0); y <= row(box.y1); ++y)
      for (int x = column(box.x0); x <= column(box.x1); ++x) squares_[at(x, y)].push_back(w);
  }
}

}  // namespace mazefolio::topology
