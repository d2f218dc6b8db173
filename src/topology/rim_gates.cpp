#include "topology/rim_gates.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

#include "base/geometry/edges.h"
#include "topology/end_letters.h"
#include "topology/ring.h"

namespace mazefolio::topology {
namespace {

bool is_rim(const PlanarGraph& g, Wall w) {
  const auto [inner, outer] = g.ends(w);
  return !g.contains(inner) || !g.contains(outer);
}

std::vector<Wall> gates_of(const PlanarGraph& g) {
  std::vector<Wall> out;
  for (std::uint32_t w = 0; w < g.wall_limit(); ++w)
    if (is_rim(g, Wall{w}) && g.passable(Wall{w})) out.push_back(Wall{w});
  return out;
}

/// Without these of its gates, unless hardly any would be left.
PlanarGraph without_gates(const PlanarGraph& g, const std::vector<Wall>& gates, const BitSet& gone) {
  constexpr std::size_t least = 6;
  return gone.count() == 0 || gates.size() < gone.count() + least ? g : g.barred(gone);
}

/// Such gates are taken before others, where there are any.
bool leads_up_or_down(const Edge& e) {
  const Point along = edge_end(e) - edge_begin(e);
  return std::fabs(along.x) >= std::fabs(along.y);
}

}  // namespace

PlanarGraph with_gates_off_corners(const PlanarGraph& g) {
  constexpr double turn = -0.8;  // cosine between the two directions away from a point
  constexpr double near = 0.3;   // pitches
  std::vector<std::vector<std::pair<Point, Point>>> lines(g.point_limit());  // places, and directions away
  for (std::uint32_t w = 0; w < g.wall_limit(); ++w) {
    if (!is_rim(g, Wall{w})) continue;
    const auto [from, to] = g.points(Wall{w});
    const Edge edge = g.edge(Wall{w});
    lines[from].emplace_back(edge_begin(edge), direction_on(edge, 0));
    lines[to].emplace_back(edge_end(edge), direction_on(edge, 1) * -1);
  }
  std::vector<Point> corners;
  for (const auto& at : lines)
    if (at.size() == 2 && dot(at[0].second, at[1].second) > turn) corners.push_back(at[0].first);

  BitSet beside(g.wall_limit());
  const std::vector<Wall> gates = gates_of(g);
  for (const Wall w : gates)
    for (const Point end : {edge_begin(g.edge(w)), edge_end(g.edge(w))})
      if (std::any_of(corners.begin(), corners.end(),
                      [&](Point c) { return dot(end - c, end - c) < near * near; }))
        beside.set(index(w));
  return without_gates(g, gates, beside);
}

PlanarGraph with_gates_off(std::span<const Ring> rings, const PlanarGraph& g) {
  constexpr double step = 0.25, half_width = 0.6;  // pitches, of an arrow
  constexpr int steps = 10;
  if (rings.empty()) return g;
  const RingInside inside(rings);
  BitSet before(g.wall_limit());
  const std::vector<Wall> gates = gates_of(g);
  for (const Wall w : gates) {
    const auto [a, b] = g.ends(w);
    const Edge edge = g.edge_seen_from(g.contains(a) ? a : b, w);  // clockwise: out is to its left
    const Point along = direction_on(edge, 0.5), out{along.y, -along.x}, middle = point_on(edge, 0.5);
    for (int k = 1; k <= steps; ++k)
      for (const double aside : {-half_width, 0.0, half_width})
        if (inside(middle + out * (k * step) + along * aside)) before.set(index(w));
  }
  return without_gates(g, gates, before);
}

PlanarGraph with_gates_at_ends(const Letters& letters, const PlanarGraph& g) {
  constexpr double near = 0.25;  // pitches: sides of letters are sides of their boxes
  const std::vector<Rect> ends = end_letters(letters);
  if (ends.empty()) return g;
  const auto end_at = [&](const Edge& e) -> std::optional<std::size_t> {
    const auto is_near = [p = point_on(e, 0.5)](const Rect& box) { return holds(inset(box, -near), p); };
    if (std::ranges::any_of(letters.bridges, is_near, &Bridge::box)) return std::nullopt;
    for (std::size_t k = 0; k < ends.size(); ++k)
      if (is_near(ends[k])) return k;
    return std::nullopt;
  };
  const std::vector<Wall> gates = gates_of(g);
  std::array<bool, 2> up{}, aside{};
  for (const Wall w : gates)
    if (const auto end = end_at(g.edge(w))) (leads_up_or_down(g.edge(w)) ? up : aside)[*end] = true;
  // Where one end has gates to the left and the right only, so has the other.
  const bool all_aside = up[0] != up[1] && aside[0] && aside[1];
  BitSet elsewhere(g.wall_limit());
  for (const Wall w : gates)
    if (!end_at(g.edge(w)) || (all_aside && leads_up_or_down(g.edge(w)))) elsewhere.set(index(w));
  return without_gates(g, gates, elsewhere);
}

}  // namespace mazefolio::topology
