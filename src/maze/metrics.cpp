#include "maze/metrics.h"

#include <cmath>

namespace mazefolio {
namespace {

template <PlanarTopology T>
Metrics measure_on(const T& t, const BitSet& open) {
  Metrics m;
  m.cells = t.cell_count();
  for_each_cell(t, [&](Cell c) {
    int passages = 0;
    Cell last[2] = {};
    t.for_each_neighbor(c, [&](Cell n, Wall w) {
      if (open.test(index(w))) last[passages++ & 1] = n;
    });
    if (passages == 1) ++m.dead_ends;
    if (passages == 3) ++m.junctions;
    if (passages > 3) ++m.crossings;
    if (passages == 2) {
      const Point a = t.center(last[0]) - t.center(c), b = t.center(last[1]) - t.center(c);
      const bool straight = dot(a, b) < 0 && std::fabs(cross(a, b)) < 1e-6;
      ++(straight ? m.straights : m.turns);
    }
  });
  return m;
}

}  // namespace

Metrics measure(const Maze& maze) {
  return std::visit([&](const auto& t) { return measure_on(t, maze.open); }, *maze.topology);
}

}  // namespace mazefolio
