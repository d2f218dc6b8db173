#include "draw/crossing.h"

#include <cmath>

#include "base/geometry/edges.h"
#include "draw/edge_line.h"
#include "draw/maze_style.h"

namespace mazefolio::draw {
namespace {

constexpr double set_in = (1 - crossing_width) / 2;  ///< of a rail, by the width of the cell
constexpr double flare = 0.3;                        ///< length of a flare, by the length of the cell

std::array<Edge, 2> sides_of(const PlanarGraph& t, Cell lane) {
  std::vector<Edge> sides;
  t.for_each_side(lane, [&](Cell, Wall w) { sides.push_back(t.edge(w)); });
  return {sides.at(0), sides.at(1)};
}

bool same_corner(Point a, Point b) { return corner_key(a) == corner_key(b); }

/// The corners of the cell, seen from one door of the lane below: 0 and 1 at that door, 2 and 3 opposite.
std::array<Point, 4> corners_from(const Edge& door, const std::array<Edge, 2>& beside) {
  const auto across = [&](Point corner) {
    for (const Edge& e : beside) {
      if (same_corner(edge_begin(e), corner)) return edge_end(e);
      if (same_corner(edge_end(e), corner)) return edge_begin(e);
    }
    return corner;
  };
  const Point a = edge_begin(door), b = edge_end(door);
  return {a, b, across(a), across(b)};
}

/// `in` is the distance from the door, 0 to 1; `along` is the place on it.
Point within(const std::array<Point, 4>& k, double in, double along) {
  const Point near = k[0] + (k[1] - k[0]) * along, far = k[2] + (k[3] - k[2]) * along;
  return near + (far - near) * in;
}

Path rail(const std::array<Point, 4>& k) {
  Path path;
  path.move_to(k[0]);
  path.curve_to(within(k, set_in * 0.75, flare * 0.2), within(k, set_in, flare * 0.45),
                within(k, set_in, flare));
  path.line_to(within(k, set_in, 1 - flare));
  path.curve_to(within(k, set_in, 1 - flare * 0.45), within(k, set_in * 0.75, 1 - flare * 0.2), k[1]);
  return path;
}

}  // namespace

std::vector<Crossing> crossings_of(const AnyTopology& topology) {
  const auto* t = std::get_if<PlanarGraph>(&topology);
  if (!t) return {};
  std::vector<Crossing> out;
  for (const PlanarGraph::Crossing& lanes : t->crossings()) {
    const std::array<Edge, 2> beside = sides_of(*t, lanes.over), doors = sides_of(*t, lanes.under);
    Crossing crossing{lanes.over, lanes.under, {}, {}, 0};
    std::array<Point, 2> middles;
    for (std::size_t i = 0; i < 2; ++i) {
      const std::array<Point, 4> k = corners_from(doors[i], beside);
      crossing.rails[i] = crossing.mouths[i] = rail(k);
      crossing.mouths[i].close();
      middles[i] = within(k, set_in, 0.5);
    }
    const Point apart = middles[0] - middles[1];
    crossing.gap = std::sqrt(dot(apart, apart));
    out.push_back(std::move(crossing));
  }
  return out;
}

}  // namespace mazefolio::draw
