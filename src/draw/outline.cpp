#include "draw/outline.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "base/edges.h"

namespace mazefolio {
namespace {

struct Side {
  Edge edge;  ///< with its cell on the left as one walks (on the page, where y grows down)
  std::uint64_t begin, end;
};

std::uint64_t key_of(Point p) {
  const auto part = [](double v) { return static_cast<std::uint32_t>(std::llround(v * 1e5 + 0.137)); };
  return std::uint64_t{part(p.y)} << 32 | part(p.x);
}

template <PlanarTopology T>
std::vector<Side> rim_sides(const T& t) {
  std::vector<Side> sides;
  for_each_wall(t, [&](Wall w, Cell inside, Cell beyond) {
    if (t.contains(beyond)) return;
    Edge e = t.edge(w);
    const Point from = edge_begin(e), to = edge_end(e);
    // A cell on the left of a walker lies at a negative cross product when y grows down.
    bool turn = cross(to - from, t.center(inside) - from) > 0;
    if (const auto* a = std::get_if<Arc>(&e)) {
      const Point ray = t.center(inside) - a->center;
      const bool within = dot(ray, ray) < a->radius * a->radius;
      turn = (a->end > a->begin) == within;
    }
    if (turn) e = reversed(e);
    sides.push_back({e, key_of(edge_begin(e)), key_of(edge_end(e))});
  });
  std::stable_sort(sides.begin(), sides.end(),
                   [](const Side& a, const Side& b) { return a.begin < b.begin; });
  return sides;
}

void add_points(const Edge& e, std::vector<Point>& ring) {
  const auto* a = std::get_if<Arc>(&e);
  if (!a) {
    ring.push_back(edge_begin(e));
    return;
  }
  const int chords = std::max(1, static_cast<int>(std::ceil(std::fabs(a->end - a->begin) / 0.05)));
  for (int i = 0; i < chords; ++i) {
    const double angle = a->begin + (a->end - a->begin) * i / chords;
    ring.push_back(a->center + Point{std::cos(angle), std::sin(angle)} * a->radius);
  }
}

std::vector<Point> without_collinear(const std::vector<Point>& ring) {
  std::vector<Point> out;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Point before = ring[(i + ring.size() - 1) % ring.size()], after = ring[(i + 1) % ring.size()];
    const Point u = ring[i] - before, v = after - ring[i];
    if (dot(u, v) <= 0 || std::fabs(cross(u, v)) > 1e-9 * dot(u, v)) out.push_back(ring[i]);
  }
  return out;
}

Point unit(Point v) { return v * (1 / std::sqrt(dot(v, v))); }

// Corners as round as joined_walls makes them, in chords.
std::vector<Point> rounded(const std::vector<Point>& ring, double radius) {
  constexpr int chords = 8;
  std::vector<Point> out;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Point corner = ring[i];
    const Point in = corner - ring[(i + ring.size() - 1) % ring.size()],
                to = ring[(i + 1) % ring.size()] - corner;
    const Point u = unit(in), w = unit(to);
    const double half_turn = std::atan2(std::fabs(cross(u, w)), dot(u, w)) / 2;
    const double trim =
        std::min({radius * std::tan(half_turn), std::sqrt(dot(in, in)) / 2, std::sqrt(dot(to, to)) / 2});
    const double r = trim / std::tan(half_turn);
    const Point begin = corner - u * trim, end = corner + w * trim;
    const Point center = corner + unit(w - u) * std::sqrt(r * r + trim * trim);
    for (int k = 0; k <= chords; ++k)
      out.push_back(center + unit(begin + (end - begin) * (static_cast<double>(k) / chords) - center) * r);
  }
  return out;
}

double area(const std::vector<Point>& ring) {
  double twice = 0;
  for (std::size_t i = 0; i < ring.size(); ++i) twice += cross(ring[i], ring[(i + 1) % ring.size()]);
  return std::fabs(twice) / 2;
}

/// The side to go on with: where two corners touch, the one that keeps the same empty region on the right.
std::size_t next_side(const std::vector<Side>& sides, const std::vector<bool>& done, std::size_t at) {
  const auto range = std::equal_range(sides.begin(), sides.end(), Side{{}, sides[at].end, 0},
                                      [](const Side& a, const Side& b) { return a.begin < b.begin; });
  const Point u = edge_end(sides[at].edge) - edge_begin(sides[at].edge);
  std::size_t best = sides.size();
  double best_turn = -10;
  for (auto i = range.first; i != range.second; ++i) {
    const auto candidate = static_cast<std::size_t>(i - sides.begin());
    if (done[candidate]) continue;
    const Point v = edge_end(i->edge) - edge_begin(i->edge);
    const double turn = std::atan2(cross(u, v), dot(u, v));  // positive: to the right on the page
    if (turn > best_turn) {
      best_turn = turn;
      best = candidate;
    }
  }
  return best;
}

}  // namespace

std::vector<std::vector<Point>> outline_rings(const AnyTopology& topology, double radius) {
  const std::vector<Side> sides = std::visit([](const auto& t) { return rim_sides(t); }, topology);
  std::vector<bool> done(sides.size());
  std::vector<std::vector<Point>> rings;
  for (std::size_t first = 0; first < sides.size(); ++first) {
    if (done[first]) continue;
    std::vector<Point> ring;
    for (std::size_t at = first; at < sides.size(); at = next_side(sides, done, at)) {
      done[at] = true;
      add_points(sides[at].edge, ring);
      if (sides[at].end == sides[first].begin) break;
    }
    rings.push_back(without_collinear(ring));
  }
  std::stable_sort(rings.begin(), rings.end(),
                   [](const auto& a, const auto& b) { return area(a) > area(b); });
  if (radius > 0)
    for (std::vector<Point>& ring : rings) ring = rounded(ring, radius);
  return rings;
}

}  // namespace mazefolio
