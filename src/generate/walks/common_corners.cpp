// Corners are indexed by unit squares; for an edge the squares that its box touches are searched. Cost:
// linear while edges are about a unit long.

#include "generate/walks/common_corners.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <utility>

#include "base/geometry/edges.h"
#include "base/geometry/math.h"

namespace mazefolio::generate {
namespace {

constexpr double same_place = 1e-6;

using Filed = std::map<std::pair<int, int>, std::vector<Point>>;

std::pair<int, int> square_of(Point p) {
  return {static_cast<int>(std::floor(p.x)), static_cast<int>(std::floor(p.y))};
}

/// The share of the edge's length at which this point lies on it; outside (0, 1) where it does not, or is an
/// end.
double share_at(const Edge& edge, Point p) {
  double share = 0;
  if (const auto* arc = std::get_if<Arc>(&edge)) {
    const Point spoke = p - arc->center;
    const double middle = (arc->begin + arc->end) / 2;
    const double off = std::remainder(angle_of(spoke) - middle, 2 * std::numbers::pi);
    share = 0.5 + off / (arc->end - arc->begin);
  } else {
    const Segment& s = std::get<Segment>(edge);
    share = dot(p - s.from, s.to - s.from) / dot(s.to - s.from, s.to - s.from);
  }
  const Point miss = point_on(edge, share) - p;
  const double margin = same_place / edge_length(edge);
  const bool inside = dot(miss, miss) < same_place * same_place && share > margin && share < 1 - margin;
  return inside ? share : 0;
}

std::vector<double> shares_along(const Edge& edge, const Filed& corners) {
  const Rect box = inset(edge_bounds(edge), -same_place);
  const auto [left, top] = square_of({box.x0, box.y0});
  const auto [right, bottom] = square_of({box.x1, box.y1});
  std::vector<double> shares;
  for (int x = left; x <= right; ++x)
    for (int y = top; y <= bottom; ++y)
      if (const auto found = corners.find({x, y}); found != corners.end())
        for (const Point p : found->second)
          if (const double share = share_at(edge, p); share > 0) shares.push_back(share);
  std::sort(shares.begin(), shares.end());
  return shares;
}

}  // namespace

std::vector<Outline> with_common_corners(const std::vector<Outline>& outlines) {
  Filed corners;
  for (const Outline& outline : outlines)
    for (const Edge& edge : outline) corners[square_of(edge_begin(edge))].push_back(edge_begin(edge));

  std::vector<Outline> out;
  for (const Outline& outline : outlines) {
    Outline& split = out.emplace_back();
    for (const Edge& edge : outline) {
      double from = 0;
      for (const double share : shares_along(edge, corners)) {
        if ((share - from) * edge_length(edge) < same_place) continue;
        split.push_back(part_of(edge, from, share));
        from = share;
      }
      split.push_back(from > 0 ? part_of(edge, from, 1) : edge);
    }
  }
  return out;
}

}  // namespace mazefolio::generate
