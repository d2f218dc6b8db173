// Idea: whoever leaves two cells by anything but the door between them goes through a wall of theirs. So no
// wall of a maze is nearer than the nearest of these, if all of them were closed. Cost: that of one way for
// each kind of cell of a lattice, of any other one for each cell and door.
#include "draw/walled_ways.h"

#include <algorithm>
#include <cmath>
#include <type_traits>
#include <variant>

#include "base/geometry/edges.h"

namespace mazefolio::draw {
namespace {

constexpr double same_way = 1e-6;

Point middle_of(const Edge& door) { return midpoint(edge_begin(door), edge_end(door)); }

}  // namespace

template <PlanarTopology T>
bool WalledWays<T>::take_sides(Wall door, Cell a, Cell b) {
  sides_.clear();
  bool all_straight = true;
  for (const Cell c : {a, b})
    topology_.for_each_side(c, [&](Cell, Wall w) {
      if (w == door || !all_straight) return;
      const Edge side = topology_.edge(w);
      const Segment* const line = std::get_if<Segment>(&side);
      if (line)
        sides_.push_back(*line);
      else
        all_straight = false;
    });
  return all_straight;
}

template <PlanarTopology T>
double WalledWays<T>::room(Point from, Point to) const {
  double nearest = HUGE_VAL;
  for (const Segment& side : sides_) nearest = std::min(nearest, squared_distance(Segment{from, to}, side));
  return std::sqrt(nearest) - half_;
}

template <PlanarTopology T>
double WalledWays<T>::straight(Cell from, Wall door, Cell beyond) {
  constexpr bool has_kinds = std::is_same_v<T, Lattice>;
  const Point center = topology_.center(from), middle = middle_of(topology_.edge(door)),
              way = middle - center;
  if constexpr (has_kinds)
    for (const auto& [known, room] : known_)
      if (std::fabs(known.x - way.x) < same_way && std::fabs(known.y - way.y) < same_way) return room;
  const double found = take_sides(door, from, beyond) ? room(center, middle) : -half_;
  if constexpr (has_kinds) known_.emplace_back(way, found);
  return found;
}

template <PlanarTopology T>
double WalledWays<T>::turned(Cell from, Wall door, Cell beyond) {
  if (!take_sides(door, from, beyond)) return -half_;
  const Point center = topology_.center(from), turn = turn_before(topology_.edge(door), center);
  return std::min(room(center, turn), room(turn, middle_of(topology_.edge(door))));
}

Point turn_before(const Edge& door, Point center) {
  const Point along = edge_end(door) - edge_begin(door);
  return center - along * (dot(center - middle_of(door), along) / dot(along, along));
}

template class WalledWays<Lattice>;
template class WalledWays<PlanarGraph>;

}  // namespace mazefolio::draw
