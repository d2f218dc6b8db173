#include "topology/region.h"

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

}  // namespace mazefolio::topology
