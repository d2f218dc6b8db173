#include "maze/upright_gates.h"

#include <algorithm>
#include <cmath>

#include "base/geometry/edges.h"
#include "maze/gates.h"
#include "maze/thick.h"

namespace mazefolio::maze {

std::vector<Gate> upright_gates(const AnyTopology& t, const std::vector<Gate>& gates) {
  const Rect box = bounds(t);
  std::vector<Gate> upright;
  for (const Gate& gate : gates) {
    const Point out = outward(t, gate), tip = edge_middle(edge(t, gate.wall)) + out;
    if (std::fabs(out.y) > std::fabs(out.x) - 1e-9 && tip.x > box.x0 && tip.x < box.x1)
      upright.push_back(gate);
  }
  const bool apart = std::any_of(upright.begin(), upright.end(),
                                 [&](const Gate& gate) { return gate.cell != upright.front().cell; });
  // Rock may leave a few gates beside each other, and none opposite.
  const bool opposite = !is_thick(t) || std::any_of(upright.begin(), upright.end(), [&](const Gate& gate) {
    return dot(outward(t, gate), outward(t, upright.front())) < 0;
  });
  return apart && opposite ? upright : gates;
}

}  // namespace mazefolio::maze
