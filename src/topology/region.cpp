#include "topology/region.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "base/geometry/edges.h"
#include "topology/ring_pieces.h"

namespace mazefolio::topology {

bool Region::contains(Point p) const {
  constexpr double hair = 1e-7;
  const Rect f = inset(field, -hair);
  return holds(f, p) && (!inside || inside(p));
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

std::vector<double> Region::piece_areas() const {
  std::vector<double> areas;
  for (const RingPiece& piece : pieces_of(rings)) {
    double area = std::fabs(signed_area(rings[piece.outline]));
    for (const std::size_t hole : piece.holes) area -= std::fabs(signed_area(rings[hole]));
    areas.push_back(area);
  }
  return areas;
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
