#pragma once

#include <catch2/catch.hpp>
#include <map>

#include "base/geometry/edges.h"
#include "support/namespaces.h"
#include "topology/topology.h"

namespace mazefolio::tests {

inline bool close(Point a, Point b) { return dot(a - b, a - b) < 1e-12; }
inline bool edge_meets(const Edge& a, const Edge& b) { return close(edge_end(a), edge_begin(b)); }

/// The ids of a wall's end points mean one point of the plane each, and different points have different ids.
template <PlanarTopology T>
void check_points(const T& t, Wall w, std::map<std::uint32_t, Point>& corners) {
  const auto [p, q] = t.points(w);
  REQUIRE((p < t.point_limit() && q < t.point_limit()));
  const Point from = edge_begin(t.edge(w)), to = edge_end(t.edge(w));
  const auto known = [&](std::uint32_t id, Point at) {
    return !corners.contains(id) || close(corners.at(id), at);
  };
  REQUIRE((known(p, from) && known(q, to)));
  corners.emplace(p, from);
  corners.emplace(q, to);
}

/// The promises of the concept, checked on any topology: sides are mutual, ends agree, ids stay below the
/// limits, outlines close and surround the center, and a wall's edge belongs to the outlines on both sides.
template <PlanarTopology T>
void check_topology(const T& t) {
  std::uint32_t cells = 0;
  std::map<std::uint32_t, int> seen;
  std::map<std::uint32_t, Point> corners;
  for_each_cell(t, [&](Cell c) {
    ++cells;
    REQUIRE(index(c) < t.cell_limit());
    t.for_each_side(c, [&](Cell n, Wall w) {
      REQUIRE(index(n) < t.cell_limit());
      REQUIRE(index(w) < t.wall_limit());
      const auto [a, b] = t.ends(w);
      REQUIRE((a == c || b == c));
      if (t.passable(w))
        REQUIRE((a == c ? b : a) == n);
      else
        REQUIRE_FALSE(t.contains(n));
      ++seen[index(w)];
      check_points(t, w, corners);
    });
    const std::vector<Edge> outline = t.outline(c);
    int sides = 0;
    t.for_each_side(c, [&](Cell, Wall) { ++sides; });
    REQUIRE(outline.size() == static_cast<std::size_t>(sides));
    const bool lane = sides == 2 && !edge_meets(outline[0], outline[1]);
    for (std::size_t i = 0; i < outline.size() && !lane; ++i) {
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

template <PlanarTopology T>
double area_of_all(const T& t) {
  double sum = 0;
  for (std::uint32_t c = 0; c < t.cell_count(); ++c) sum += t.area(Cell{c});
  return sum;
}

}  // namespace mazefolio::tests
