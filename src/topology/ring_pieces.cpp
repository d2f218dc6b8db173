#include "topology/ring_pieces.h"

#include <cmath>

#include "base/geometry/edges.h"
#include "topology/ring.h"
#include "topology/shapes.h"

namespace mazefolio::topology {

std::vector<RingPiece> pieces_of(std::span<const Ring> rings) {
  std::vector<double> area;
  std::vector<std::vector<std::size_t>> around(rings.size());
  for (std::size_t i = 0; i < rings.size(); ++i) {
    area.push_back(std::fabs(signed_area(rings[i])));
    const std::span<const Ring> alone(&rings[i], 1);
    const Rect box = box_of(alone);
    const RingInside inside_of(alone);
    for (std::size_t k = 0; k < rings.size(); ++k) {
      const Point p = rings[k].front().at;
      const bool near = p.x >= box.x0 && p.x <= box.x1 && p.y >= box.y0 && p.y <= box.y1;
      if (k != i && near && inside_of(p)) around[k].push_back(i);
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
