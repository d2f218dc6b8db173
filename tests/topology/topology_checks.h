#pragma once

#include <catch2/catch.hpp>
#include <map>

#include "base/edges.h"
#include "topology/topology.h"

namespace mazefolio {

/// The promises of the concept, checked on any topology: sides are mutual, ends agree, ids stay below the
/// limits, outlines close and surround the centre, and a wall's edge belongs to the outlines on both sides.
template <PlanarTopology T>
void check_topology(const T& t) {
  std::uint32_t cells = 0;
  std::map<std::uint32_t, int> seen;
  for_each_cell(t, [&](Cell c) {
    ++cells;
    REQUIRE(index(c) < t.cell_limit());
    t.for_each_side(c, [&](Cell n, Wall w) {
      REQUIRE(index(n) < t.cell_limit());
      REQUIRE(index(w) < t.wall_limit());
      const auto [a, b] = t.ends(w);
      REQUIRE(((a == c && b == n) || (a == n && b == c)));
      ++seen[index(w)];
    });
    const std::vector<Edge> outline = t.outline(c);
    for (std::size_t i = 0; i < outline.size(); ++i) {
      const Point gap = edge_end(outline[i]) - edge_begin(outline[(i + 1) % outline.size()]);
      REQUIRE(dot(gap, gap) < 1e-9);
    }
    const Rect b = t.bounds();
    const Point p = t.center(c);
    REQUIRE((p.x > b.x0 && p.x < b.x1 && p.y > b.y0 && p.y < b.y1));
  });
  REQUIRE(cells == t.cell_count());
  for (const auto& [w, times] : seen) {
    const auto [a, b] = t.ends(Wall{w});
    REQUIRE(times == (t.contains(a) && t.contains(b) ? 2 : 1));
  }
}

}  // namespace mazefolio
