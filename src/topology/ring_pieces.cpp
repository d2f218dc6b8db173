#include "topology/ring_pieces.h"

#include <cmath>
#include <optional>

#include "base/geometry/edges.h"
#include "topology/ring.h"
#include "topology/shapes.h"

namespace mazefolio::topology {

bool is_too_fine(std::span<const Ring> rings) {
  constexpr double least_mean_width = 0.4;
  double length = 0, area = 0;
  for (const Ring& ring : rings)
    for (std::size_t i = 0; i < ring.size(); ++i) {
      const Point a = ring[i].at, b = ring[(i + 1) % ring.size()].at;
      length += edge_length(Segment{a, b});
      area += cross(a, b) / 2;
    }
  return 2 * std::fabs(area) < least_mean_width * length;
}

std::vector<RingPiece> pieces_of(std::span<const Ring> rings) {
  std::vector<double> area;
  std::vector<std::vector<std::size_t>> around(rings.size());
  for (std::size_t i = 0; i < rings.size(); ++i) {
    area.push_back(std::fabs(signed_area(rings[i])));
    const std::span<const Ring> alone(&rings[i], 1);
    const Rect box = box_of(alone);
    std::optional<RingInside> inside_of;  // where anything may be inside
    for (std::size_t k = 0; k < rings.size(); ++k) {
      const Point p = rings[k].front().at;
      if (k == i || p.x < box.x0 || p.x > box.x1 || p.y < box.y0 || p.y > box.y1) continue;
      if (!inside_of) inside_of.emplace(alone);
      if ((*inside_of)(p)) around[k].push_back(i);
    }
  }
  const auto is_hole = [&](std::size_t i) { return around[i].size() % 2 == 1; };
  constexpr std::size_t none = ~std::size_t{0};
  std::vector<RingPiece> pieces;
  std::vector<std::size_t> number(rings.size(), none);
  for (std::size_t i = 0; i < rings.size(); ++i) {
    if (is_hole(i)) continue;
    number[i] = pieces.size();
    pieces.push_back({i});
  }
  for (std::size_t i = 0; i < rings.size(); ++i) {
    if (!is_hole(i)) continue;
    std::size_t least = none;
    for (const std::size_t k : around[i])
      if (!is_hole(k) && (least == none || area[k] < area[least])) least = k;
    if (least != none) pieces[number[least]].holes.push_back(i);
  }
  return pieces;
}

}  // namespace mazefolio::topology
