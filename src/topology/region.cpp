#include "topology/region.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

#include "base/geometry/edges.h"

namespace mazefolio::topology {

bool Region::contains(Point p) const {
  constexpr double hair = 1e-7;
  const Rect f = inset(field, -hair);
  return p.x >= f.x0 && p.x <= f.x1 && p.y >= f.y0 && p.y <= f.y1 && (!inside || inside(p));
}

double Region::coverage() const {
  if (!inside) return 1;
  constexpr int samples = 128;
  int hits = 0;
  for (int y = 0; y < samples; ++y)
    for (int x = 0; x < samples; ++x)
      hits += inside(
          {field.x0 + (x + 0.5) * field.width() / samples, field.y0 + (y + 0.5) * field.height() / samples});
  return static_cast<double>(hits) / (samples * samples);
}

// A ring in an odd number of others is a hole, of the smallest of those that are none.
std::vector<double> Region::piece_areas() const {
  std::vector<double> area;
  std::vector<std::vector<std::size_t>> around(rings.size());
  for (std::size_t i = 0; i < rings.size(); ++i) {
    area.push_back(std::fabs(signed_area(rings[i])));
    const RingInside inside_of(std::span(&rings[i], 1));
    for (std::size_t k = 0; k < rings.size(); ++k)
      if (k != i && inside_of(rings[k].front().at)) around[k].push_back(i);
  }
  const auto is_hole = [&](std::size_t i) { return around[i].size() % 2 == 1; };
  std::vector<double> pieces = area;
  for (std::size_t i = 0; i < rings.size(); ++i) {
    if (!is_hole(i)) continue;
    pieces[i] = 0;
    std::size_t piece = i;
    for (const std::size_t k : around[i])
      if (!is_hole(k) && (piece == i || area[k] < area[piece])) piece = k;
    if (piece != i) pieces[piece] -= area[i];
  }
  std::erase(pieces, 0);
  return pieces;
}

double Region::area() const {
  const std::vector<double> pieces = piece_areas();
  return std::accumulate(pieces.begin(), pieces.end(), 0.0);
}

bool Region::is_whole() const {
  const std::vector<double> pieces = piece_areas();
  return pieces.size() < 2 || *std::max_element(pieces.begin(), pieces.end()) >= least_likeness * area();
}

}  // namespace mazefolio::topology
