#pragma once

#include <cmath>
#include <stdexcept>

#include "base/geometry/edges.h"
#include "maze/maze.h"
#include "support/namespaces.h"

namespace mazefolio::tests {

/// A turn by an angle about the origin, after a mirror (of y) or not, then a shift.
struct MazeMotion {
  double angle = 0;
  bool mirrored = false;
  Point shift;

  Point operator()(Point p) const {
    if (mirrored) p.y = -p.y;
    const double c = std::cos(angle), s = std::sin(angle);
    return Point{c * p.x - s * p.y, s * p.x + c * p.y} + shift;
  }
  Edge operator()(const Edge& e) const {
    if (const auto* segment = std::get_if<Segment>(&e))
      return Segment{(*this)(segment->from), (*this)(segment->to)};
    const Arc& a = std::get<Arc>(e);
    const double sign = mirrored ? -1 : 1;
    return Arc{(*this)(a.center), a.radius, angle + sign * a.begin, angle + sign * a.end};
  }
};

/// The wall in whose middle, or nearly, this point lies.
inline Wall wall_at(const AnyTopology& t, Point middle) {
  Wall found = no_wall;
  std::visit(
      [&](const auto& g) {
        for_each_wall(g, [&](Wall w, Cell, Cell) {
          const Point miss = edge_middle(g.edge(w)) - middle;
          if (dot(miss, miss) < 1e-6) found = w;
        });
      },
      t);
  if (found == no_wall) throw std::logic_error("no wall lies there");
  return found;
}

/// The maze on other cells, whose walls lie where the motion takes those of its own; its gates too.
inline Maze moved_onto(std::shared_ptr<const AnyTopology> to, const Maze& maze, const MazeMotion& motion) {
  Maze out{to, BitSet(wall_limit(*to)), {}, {}};
  const auto image = [&](Wall w) { return wall_at(*to, motion(edge_middle(edge(*maze.topology, w)))); };
  maze.open.for_each_set(
      [&](std::size_t i) { out.open.set(index(image(Wall{static_cast<std::uint32_t>(i)}))); });
  const auto moved_gate = [&](const Gate& gate) {
    const Wall w = image(gate.wall);
    const auto [a, b] = std::visit([w](const auto& g) { return g.ends(w); }, *to);
    return Gate{contains(*to, a) ? a : b, w};
  };
  out.start = moved_gate(maze.start);
  out.finish = moved_gate(maze.finish);
  return out;
}

/// The same maze elsewhere in the plane, as polygons, numbered anew. No crossings.
inline Maze moved(const Maze& maze, const MazeMotion& motion) {
  std::vector<std::vector<Edge>> outlines;
  std::visit(
      [&](const auto& t) {
        for_each_cell(t, [&](Cell c) {
          std::vector<Edge> outline;
          for (const Edge& e : t.outline(c)) outline.push_back(motion(e));
          outlines.push_back(std::move(outline));
        });
      },
      *maze.topology);
  return moved_onto(std::make_shared<const AnyTopology>(PlanarGraph::build(outlines)), maze, motion);
}

}  // namespace mazefolio::tests
