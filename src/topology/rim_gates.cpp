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

/// The middle of a gate, and directions along it and out of the graph.
struct Outward {
  Outward(const PlanarGraph& g, Wall w) {
    const auto [a, b] = g.ends(w);
    const Edge edge = g.edge_seen_from(g.contains(a) ? a : b, w);  // clockwise: out is to its left
    middle = point_on(edge, 0.5);
    along = direction_on(edge, 0.5);
    out = {along.y, -along.x};
  }
  Point middle, along, out;
};

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

BitSet beside_corners(const PlanarGraph& g, const std::vector<Wall>& gates) {
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
  for (const Wall w : gates)
    for (const Point end : {edge_begin(g.edge(w)), edge_end(g.edge(w))})
      if (std::any_of(corners.begin(), corners.end(),
                      [&](Point c) { return dot(end - c, end - c) < near * near; }))
        beside.set(index(w));
  return beside;
}

/// Such gates are taken before others, where there are any.
bool leads_up_or_down(const Edge& e) {
  const Point along = edge_end(e) - edge_begin(e);
  return std::fabs(along.x) >= std::fabs(along.y);
}

/// A gate in one of the two letters at the ends of a word.
struct EndGate {
  Wall wall;
  std::size_t end;
  bool is_upright, is_open, is_off_corners;
};

std::optional<std::size_t> end_at(std::span<const Rect> ends, std::span<const Bridge> bridges,
                                  const Edge& e) {
  constexpr double near = 0.25;  // pitches: sides of letters are sides of their boxes
  const auto is_near = [p = point_on(e, 0.5)](const Rect& box) { return holds(inset(box, -near), p); };
  if (std::ranges::any_of(bridges, is_near, &Bridge::box)) return std::nullopt;
  const auto at = std::ranges::find_if(ends, is_near);
  return at == ends.end() ? std::nullopt : std::optional(static_cast<std::size_t>(at - ends.begin()));
}

/// Straight before a gate, and aside, is nothing of the shape within `far` pitches: it is in no bay.
bool is_open(const PlanarGraph& g, Wall w, const RingInside& inside, double far) {
  constexpr double step = 0.25, aside = 2;  // pitches, and so many aside for each
  const Outward gate(g, w);
  for (int k = 1; k * step <= far; ++k)
    for (const double side : {-aside, 0.0, aside})
      if (inside(gate.middle + (gate.out + gate.along * side) * (k * step))) return false;
  return true;
}

PlanarGraph with_gates_off_corners(const PlanarGraph& g) {
  const std::vector<Wall> gates = gates_of(g);
  return without_gates(g, gates, beside_corners(g, gates));
}

PlanarGraph with_gates_off(std::span<const Ring> rings, const PlanarGraph& g) {
  constexpr double step = 0.25, half_width = 0.6;  // pitches, of an arrow
  constexpr int steps = 10;
  if (rings.empty()) return g;
  const RingInside inside(rings);
  BitSet before(g.wall_limit());
  const std::vector<Wall> gates = gates_of(g);
  for (const Wall w : gates) {
    const Outward gate(g, w);
    for (int k = 1; k <= steps; ++k)
      for (const double aside : {-half_width, 0.0, half_width})
        if (inside(gate.middle + gate.out * (k * step) + gate.along * aside)) before.set(index(w));
  }
  return without_gates(g, gates, before);
}

PlanarGraph with_gates_at_ends(std::span<const Rect> ends, const Region& region, const PlanarGraph& g) {
  std::vector<EndGate> at_ends;
  const std::vector<Wall> gates = gates_of(g);
  const BitSet beside = beside_corners(g, gates);
  const RingInside inside(region.rings);
  for (const Wall w : gates)
    if (const auto end = end_at(ends, region.letters.bridges, g.edge(w)))
      at_ends.push_back({w, *end, leads_up_or_down(g.edge(w)), is_open(g, w, inside, ends[*end].height() / 2),
                         !beside.test(index(w))});
  for (const auto& is_good :
       {+[](const EndGate& e) { return e.is_open && e.is_upright; },
        +[](const EndGate& e) { return e.is_open && !e.is_upright; },
        +[](const EndGate& e) { return e.is_upright; }, +[](const EndGate& e) { return !e.is_upright; },
        +[](const EndGate&) { return true; }})
    for (const bool off_corners : {true, false}) {
      std::array<int, 2> count{};
      BitSet others(g.wall_limit());
      for (const Wall w : gates) others.set(index(w));
      for (const EndGate& e : at_ends) {
        if (!is_good(e) || (off_corners && !e.is_off_corners)) continue;
        ++count[e.end];
        others.reset(index(e.wall));
      }
      if (std::min(count[0], count[1]) > 0) return g.barred(others);
    }
  return with_gates_off_corners(g);
}

}  // namespace

PlanarGraph with_good_gates(const Region& region, const PlanarGraph& g) {
  const std::vector<Rect> ends = end_letters(region.letters);
  if (!ends.empty()) return with_gates_at_ends(ends, region, g);
  return with_gates_off(region.beside, with_gates_off_corners(g));
}

}  // namespace mazefolio::topology
