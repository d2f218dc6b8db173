#include "topology/inner_room.h"

#include <algorithm>
#include <cmath>

#include "base/geometry/edges.h"

namespace mazefolio::topology {
namespace {

constexpr double turn = 6.283185307179586;

double distance(Point a, Point b) { return std::sqrt(dot(b - a, b - a)); }

double distance(const Edge& e, Point p) {
  if (const auto* line = std::get_if<Segment>(&e)) return std::sqrt(squared_distance(*line, p));
  const Arc& arc = std::get<Arc>(e);
  const double low = std::min(arc.begin, arc.end), sweep = std::fabs(arc.end - arc.begin);
  double along = angle_of(p - arc.center) - low;
  along -= std::floor(along / turn) * turn;
  if (along <= sweep) return std::fabs(distance(arc.center, p) - arc.radius);
  return std::min(distance(edge_begin(e), p), distance(edge_end(e), p));
}

}  // namespace

double inner_room(const AnyTopology& t, Cell c) {
  double room = HUGE_VAL;
  std::visit(
      [&](const auto& topology) {
        for (const Edge& e : topology.outline(c)) room = std::min(room, distance(e, topology.center(c)));
      },
      t);
  return room;
}

double doorway_room(const AnyTopology& t, Wall w) {
  const Edge door = edge(t, w);
  const Point middle = edge_middle(door);
  return std::min({distance(middle, edge_begin(door)), distance(middle, edge_end(door)),
                   room_beside_doorway(t, w, middle)});
}

double room_beside_doorway(const AnyTopology& t, Wall w, Point p) {
  return std::visit(
      [&](const auto& topology) {
        double room = HUGE_VAL;
        const auto [a, b] = topology.ends(w);
        for (const Cell c : {a, b})
          if (topology.contains(c))
            topology.for_each_side(c, [&](Cell, Wall other) {
              if (other != w) room = std::min(room, distance(topology.edge(other), p));
            });
        return room;
      },
      t);
}

}  // namespace mazefolio::topology
