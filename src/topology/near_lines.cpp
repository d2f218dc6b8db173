#include "topology/near_lines.h"

#include <algorithm>

#include "base/geometry/edges.h"

namespace mazefolio::topology {

NearLines::NearLines(const Region& region) : box_(inset(region.field, -2)) {
  columns_ = static_cast<std::size_t>(box_.width()) + 1;
  squares_ = BitSet(columns_ * (static_cast<std::size_t>(box_.height()) + 1));
  for (const Ring& ring : region.rings)
    for (std::size_t i = 0; i < ring.size(); ++i)
      visit(edge_bounds(Segment{ring[i].at, ring[i + 1 < ring.size() ? i + 1 : 0].at}),
            [&](std::size_t square) { return squares_.set(square), true; });
}

bool NearLines::meets(const Rect& r) const {
  bool found = false;
  visit(r, [&](std::size_t square) { return !(found = squares_.test(square)); });
  return found;
}

/// Until fn(square) is false.
template <class Fn>
void NearLines::visit(const Rect& r, Fn fn) const {
  const auto column = [&](double x) {
    return static_cast<std::size_t>(std::clamp(x, box_.x0, box_.x1) - box_.x0);
  };
  const auto row = [&](double y) {
    return static_cast<std::size_t>(std::clamp(y, box_.y0, box_.y1) - box_.y0);
  };
  for (std::size_t y = row(r.y0); y <= row(r.y1); ++y)
    for (std::size_t x = column(r.x0); x <= column(r.x1); ++x)
      if (!fn(y * columns_ + x)) return;
}

bool is_on_rim(const PlanarGraph& g, Wall w, const NearLines* lines) {
  if (g.contains(g.ends(w).second)) return false;
  return !lines || lines->meets(inset(edge_bounds(g.edge(w)), -0.1));
}

}  // namespace mazefolio::topology
