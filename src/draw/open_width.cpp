// Idea: a disc goes from the centers of two cells to a place of the door between them: straight, or around
// notches and ends of walls; these stand in the way of convex cells too. Distances to closed walls come from
// a grid of boxes one unit wide, each with every wall within reach. Cost: linear in the walls.
#include "draw/open_width.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>
#include <vector>

#include "base/geometry/edges.h"
#include "base/geometry/polygon.h"
#include "draw/crossing.h"
#include "draw/disc_ways.h"
#include "draw/walled_ways.h"

namespace mazefolio::draw {
namespace {

constexpr int door_samples = 16;
constexpr double surely = 1e-9;  ///< more than what is rounded

struct Spot {
  Point at;
  double clear = 0;  ///< radius
  bool is_middle = false;
};

/// The largest disc that passes somewhere in the door. A disc that passes an arc also passes its chord, where
/// the two ends are closest.
Spot through(const ClosedWalls& walls, Edge door) {
  if (std::holds_alternative<Arc>(door)) door = Segment{edge_begin(door), edge_end(door)};
  double best = 0.5, least = walls.clear(point_on(door, best));
  const auto at = [&](double share) { return walls.clear(point_on(door, share), least); };
  for (int i = 1; i < door_samples; ++i)
    if (const double here = at(static_cast<double>(i) / door_samples); here > least) {
      least = here;
      best = static_cast<double>(i) / door_samples;
    }
  double step = 0.5 / door_samples;
  while (step > 1e-4) {
    for (const double share : {best - step, best + step})
      if (const double here = at(share); here > least) {
        least = here;
        best = share;
      }
    step /= 2;
  }
  return {point_on(door, best), least};
}

/// The largest disc around the center of a cell; between walls of unequal thickness it is slightly off the
/// center.
double about(const ClosedWalls& walls, Point center, HalfWalls half) {
  const double off = std::fabs(half.rim - half.inner);
  Point best = center;
  double least = walls.clear(best);
  for (const double step : {off / 2, off / 4, off / 8, off / 16, off / 32})
    for (const Point d : {Point{1, 0}, Point{-1, 0}, Point{0, 1}, Point{0, -1}, Point{0.7, 0.7},
                          Point{-0.7, 0.7}, Point{0.7, -0.7}, Point{-0.7, -0.7}})
      if (const double here = walls.clear(best + d * step, least); here > least) {
        least = here;
        best = best + d * step;
      }
  return least;
}

/// The smallest of some discs on the way that turns before the middle of a door; 0 where that is outside of
/// the cell, less than `enough` where it is less.
double turned_room(const ClosedWalls& walls, std::span<const Edge> outline, Point center, const Edge& door,
                   double enough) {
  const Point middle = midpoint(edge_begin(door), edge_end(door)), turn = turn_before(door, center);
  if (!surrounds(polygon_through(outline), turn)) return 0;
  return std::min({walls.clear(turn, enough), straight_room(walls, center, turn, enough),
                   straight_room(walls, turn, middle, enough)});
}

/// Rock keeps paths away from the rim, except at gates and where floor lies on the edge of the field.
bool at_rim(const Lattice& t, const Maze& maze) {
  if (!t.has_rock()) return true;
  bool found = false;
  for_each_cell(t, [&](Cell c) {
    t.for_each_side(
        c, [&](Cell n, Wall w) { found = found || (!t.contains(n) && !t.is_rock(n) && !is_gate(maze, w)); });
  });
  return found;
}

/// Lowers the width to what each passage has.
template <PlanarTopology T>
class WidthFinder {
 public:
  WidthFinder(const Maze& maze, const T& t, HalfWalls half)
      : maze_(maze),
        t_(t),
        half_(half),
        walls_(maze, half),
        ways_(t, half.inner),
        lanes_(t.cell_limit()),
        least_(most_room - (half.inner + half.rim) / 2) {}

  /// First what every way is limited by; then the few ways are left that are narrower between.
  double width() {
    look_at_crossings();
    look_at_centers();
    for (const Door& door : open_doors())
      if (!is_surely_wide(door)) look_at_ways(door);
    return 2 * least_;
  }

 private:
  struct Door {
    Wall wall;
    Spot spot;
  };
  /// The cells of a door that are no lanes, and the ways to places in it.
  struct Ways {
    std::vector<Cell> cells;
    std::vector<Point> places;
    std::vector<double> rooms;  ///< in the door
  };

  void look_at_crossings() {
    for (const Crossing& crossing : crossings_of(*maze_.topology)) {
      lanes_.set(index(crossing.over));
      lanes_.set(index(crossing.under));
      least_ = std::min(least_, crossing.gap / 2 - std::min(half_.inner, widest_rail / 2));
    }
  }
  void look_at_centers() {
    for_each_cell(t_, [&](Cell c) {
      if (!lanes_.test(index(c)) && walls_.clear(t_.center(c), least_) < least_)
        least_ = std::min(least_, about(walls_, t_.center(c), half_));
    });
  }
  std::vector<Door> open_doors() {
    std::vector<Door> doors;
    for_each_doorway(t_, [&](Wall w, Cell, Cell) {
      if (!maze_.open.test(index(w))) return;
      const Edge door = t_.edge(w);
      const Point middle = midpoint(edge_begin(door), edge_end(door));
      const double room = walls_.clear(middle, least_);
      doors.push_back({w, room < least_ ? through(walls_, door) : Spot{middle, room, true}});
      least_ = std::min(least_, doors.back().spot.clear);
    });
    return doors;
  }

  /// Most ways are wide enough whatever walls are closed.
  bool is_surely_wide(const Door& door) {
    const auto [a, b] = t_.ends(door.wall);
    return door.spot.is_middle && is_surely_wide_way(a, door, b) && is_surely_wide_way(b, door, a);
  }
  bool is_surely_wide_way(Cell from, const Door& door, Cell beyond) {
    if (lanes_.test(index(from)) || lanes_.test(index(beyond))) return false;
    const Point center = t_.center(from);
    // Walls of the rim may be thicker.
    const auto is_wide = [&](double room, bool rim_is_near) {
      return room >= least_ - surely + (rim_is_near ? std::max(0.0, half_.rim - half_.inner) : 0);
    };
    if (is_wide(ways_.straight(from, door.wall, beyond), walls_.may_reach_rim(center, door.spot.at)))
      return true;
    const Point turn = turn_before(t_.edge(door.wall), center);
    return is_wide(ways_.turned(from, door.wall, beyond),
                   walls_.may_reach_rim(center, turn) || walls_.may_reach_rim(turn, door.spot.at));
  }

  void look_at_ways(const Door& door) {
    Ways ways{{}, {door.spot.at}, {door.spot.clear}};
    const auto [a, b] = t_.ends(door.wall);
    for (const Cell c : {a, b})
      if (!lanes_.test(index(c))) ways.cells.push_back(c);
    if (least_on_straight(ways, door.spot.at, door.spot.clear) >= least_) return;
    const Edge edge = t_.edge(door.wall);
    if (door.spot.clear >= least_ && std::ranges::all_of(ways.cells, [&](Cell c) {
          return turned_room(walls_, t_.outline(c), t_.center(c), edge, least_) >= least_;
        }))
      return;
    // Another place of the door, or a way that is not straight, may be wider.
    for (int i = 1; i < door_samples; ++i) {
      ways.places.push_back(point_on(edge, static_cast<double>(i) / door_samples));
      ways.rooms.push_back(walls_.clear(ways.places.back()));
      if (least_on_straight(ways, ways.places.back(), ways.rooms.back()) >= least_) return;
    }
    look_at_bent_ways(std::move(ways));
  }
  double least_on_straight(const Ways& ways, Point place, double room) const {
    for (const Cell c : ways.cells)
      if (room >= least_) room = std::min(room, straight_room(walls_, t_.center(c), place, least_));
    return room;
  }

  /// What a straight way has is reached anyhow: only wider ways are looked for.
  void look_at_bent_ways(Ways ways) {
    const std::size_t count = ways.cells.size();
    std::vector<double>& rooms = ways.rooms;
    std::vector<std::vector<double>> to_place(count);
    double sure = -HUGE_VAL;
    for (std::size_t i = 0; i < ways.places.size(); ++i) {
      double whole = rooms[i];
      for (std::size_t k = 0; k < count; ++k) {
        to_place[k].push_back(
            std::min(least_, straight_room(walls_, t_.center(ways.cells[k]), ways.places[i])));
        whole = std::min(whole, to_place[k].back());
      }
      sure = std::max(sure, whole);
    }
    const auto widest = static_cast<std::size_t>(std::ranges::max_element(rooms) - rooms.begin());
    const auto in_cell = [&](std::size_t k, auto look) {
      const Cell c = ways.cells[k];
      return look(t_.outline(c), t_.center(c), DiscSizes{least_, sure});
    };
    bool is_wide = rooms[widest] >= least_;
    for (std::size_t k = 0; k < count && is_wide; ++k)
      is_wide = to_place[k][widest] >= least_ ||
                in_cell(k, [&](std::span<const Edge> outline, Point center, DiscSizes sizes) {
                  return is_wide_way(walls_, outline, center, ways.places[widest], sizes, to_place[k]);
                });
    if (is_wide) return;
    for (std::size_t k = 0; k < count; ++k) {
      if (std::ranges::max(rooms) <= sure) break;
      in_cell(k, [&](std::span<const Edge> outline, Point center, DiscSizes sizes) {
        widen_ways(walls_, outline, center, ways.places, sizes, to_place[k]);
      });
      for (std::size_t i = 0; i < rooms.size(); ++i) rooms[i] = std::min(rooms[i], to_place[k][i]);
    }
    least_ = std::min(least_, std::max(sure, std::ranges::max(rooms)));
  }

  const Maze& maze_;
  const T& t_;
  HalfWalls half_;
  ClosedWalls walls_;
  WalledWays<T> ways_;
  BitSet lanes_;
  double least_;
};

}  // namespace

double open_width(const Maze& maze, HalfWalls half) {
  // Squares need no measuring.
  if (const Lattice* t = square_lattice(*maze.topology))
    return 1 - half.inner - (at_rim(*t, maze) ? half.rim : half.inner);
  return std::visit([&]<class T>(const T& t) { return WidthFinder<T>(maze, t, half).width(); },
                    *maze.topology);
}

}  // namespace mazefolio::draw
