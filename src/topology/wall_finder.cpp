#include "topology/wall_finder.h"

#include <cmath>
#include <numbers>

#include "base/geometry/edges.h"

namespace mazefolio::topology {
namespace {

std::vector<Meeting> meetings(const Segment& wall, const Segment& chord) {
  const Point u = wall.to - wall.from, v = chord.to - chord.from, between = chord.from - wall.from;
  const double turn = cross(u, v);
  const double lengths = std::sqrt(dot(u, u) * dot(v, v));
  if (std::fabs(turn) <= 1e-12 * lengths) return {};
  return {{cross(between, v) / turn, cross(between, u) / turn, turn / lengths}};
}

std::vector<Meeting> meetings(const Arc& wall, const Segment& chord) {
  const Point v = chord.to - chord.from, from = chord.from - wall.center;
  const double a = dot(v, v), b = dot(from, v), c = dot(from, from) - wall.radius * wall.radius;
  const double root = b * b - a * c;
  if (root <= 0 || a == 0) return {};
  std::vector<Meeting> out;
  for (const double sign : {-1.0, 1.0}) {
    const double t = (-b + sign * std::sqrt(root)) / a;
    const Point out_of_center = from + v * t;
    // The angle as the arc counts it, within half a turn of its middle.
    const double round = 2 * std::numbers::pi, middle = (wall.begin + wall.end) / 2;
    double angle = angle_of(out_of_center);
    angle += round * std::round((middle - angle) / round);
    const Point along = Point{-out_of_center.y, out_of_center.x} * (wall.end > wall.begin ? 1 : -1);
    out.push_back({(angle - wall.begin) / (wall.end - wall.begin), t,
                   cross(along, v) / std::sqrt(dot(along, along) * a)});
  }
  return out;
}

}  // namespace

std::vector<Meeting> meetings(const Edge& edge, const Segment& chord) {
  return std::visit([&](const auto& e) { return meetings(e, chord); }, edge);
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
