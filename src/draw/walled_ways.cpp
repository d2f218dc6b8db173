// Idea: whoever leaves two cells by anything but the door between them goes through a wall of theirs. So no
// wall of a maze is nearer than the nearest of these, if all of them were closed. Cost: that of one way for
// each kind of cell.
#include "draw/walled_ways.h"

#include <algorithm>
#include <cmath>

#include "base/geometry/edges.h"
#include "draw/disc_ways.h"

namespace mazefolio::draw {
namespace {

constexpr double same_way = 1e-6;

}  // namespace

double WalledWays::room(Cell from, Wall door, Cell beyond) {
  const Edge edge = lattice_.edge(door);
  const Point center = lattice_.center(from), middle = midpoint(edge_begin(edge), edge_end(edge)),
              way = middle - center;
  for (const auto& [known, room] : known_)
    if (std::fabs(known.x - way.x) < same_way && std::fabs(known.y - way.y) < same_way) return room;

  std::vector<Segment> walls;
  for (const Cell c : {from, beyond})
    lattice_.for_each_side(c, [&](Cell, Wall w) {
      if (w != door) walls.push_back(std::get<Segment>(lattice_.edge(w)));
    });
  const double room = least_on_way(center, middle, -HUGE_VAL, [&](Point p) {
    double nearest = HUGE_VAL;
    for (const Segment& wall : walls) nearest = std::min(nearest, squared_distance(wall, p));
    return std::sqrt(nearest) - half_;
  });
  return known_.emplace_back(way, room).second;
}

}  // namespace mazefolio::draw
