// Idea: a disc goes from the centers of two cells to a place of the door between them: straight, or around
// notches and ends of walls; these stand in the way of convex cells too. Distances to closed walls come from
// a grid of boxes one unit wide, each with every wall within reach. Cost: linear in the walls.
#include "draw/open_width.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <type_traits>
#include <utility>

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

/// The smallest of some discs on the way that leaves the middle of a door at a right angle and turns to the
/// center where it is nearest; 0 where that is outside of the cell, less than `enough` where it is less.
double turned_room(const ClosedWalls& walls, std::span<const Edge> outline, Point center, const Edge& door,
                   double enough) {
  const Point middle = midpoint(edge_begin(door), edge_end(door)), along = edge_end(door) - edge_begin(door);
  const Point turn = center - along * (dot(center - middle, along) / dot(along, along));
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

}  // namespace

double open_width(const Maze& maze, HalfWalls half) {
  // Squares need no measuring.
  if (const Lattice* t = square_lattice(*maze.topology))
    return 1 - half.inner - (at_rim(*t, maze) ? half.rim : half.inner);
  const ClosedWalls walls(maze, half);
  const std::vector<Crossing> crossings = crossings_of(*maze.topology);
  double least = most_room - (half.inner + half.rim) / 2;
  std::visit(
      [&](const auto& t) {
        BitSet lanes(t.cell_limit());
        for (const Crossing& crossing : crossings) {
          lanes.set(index(crossing.over));
          lanes.set(index(crossing.under));
          least = std::min(least, crossing.gap / 2 - std::min(half.inner, widest_rail / 2));
        }
        for_each_cell(t, [&](Cell c) {
          if (!lanes.test(index(c)) && walls.clear(t.center(c), least) < least)
            least = std::min(least, about(walls, t.center(c), half));
        });
        // First what every way is limited by; then the few ways are left that are narrower between.
        std::vector<std::pair<Wall, Spot>> doors;
        for_each_doorway(t, [&](Wall w, Cell, Cell) {
          if (!maze.open.test(index(w))) return;
          const Edge door = t.edge(w);
          const Point middle = midpoint(edge_begin(door), edge_end(door));
          const double room = walls.clear(middle, least);
          doors.emplace_back(w, room < least ? through(walls, door) : Spot{middle, room, true});
          least = std::min(least, doors.back().second.clear);
        });
        std::optional<WalledWays> walled;
        if constexpr (std::is_same_v<std::decay_t<decltype(t)>, Lattice>)
          if (crossings.empty()) walled.emplace(t, half.inner);
        // Most ways of a lattice are wide enough whatever walls are closed.
        const auto is_wide_straight = [&](Cell from, Wall w, Cell beyond, Point place) {
          return walled && !walls.may_reach_rim(t.center(from), place) &&
                 walled->room(from, w, beyond) > least + surely;
        };
        for (const auto& [w, spot] : doors) {
          const std::pair<Cell, Cell> ends = t.ends(w);
          if (spot.is_middle && is_wide_straight(ends.first, w, ends.second, spot.at) &&
              is_wide_straight(ends.second, w, ends.first, spot.at))
            continue;
          std::vector<Cell> cells;
          for (const Cell c : {ends.first, ends.second})
            if (!lanes.test(index(c))) cells.push_back(c);
          const auto straight = [&](Point p, double clear) {
            for (const Cell c : cells)
              if (clear >= least) clear = std::min(clear, straight_room(walls, t.center(c), p, least));
            return clear;
          };
          if (straight(spot.at, spot.clear) >= least) continue;
          const Edge door = t.edge(w);
          if (spot.clear >= least && std::all_of(cells.begin(), cells.end(), [&](Cell c) {
                return turned_room(walls, t.outline(c), t.center(c), door, least) >= least;
              }))
            continue;
          // Another place of the door, or a way that is not straight, may be wider.
          std::vector<Point> places{spot.at};
          std::vector<double> rooms{spot.clear};
          bool found = false;
          for (int i = 1; i < door_samples && !found; ++i) {
            places.push_back(point_on(t.edge(w), static_cast<double>(i) / door_samples));
            rooms.push_back(walls.clear(places.back()));
            found = straight(places.back(), rooms.back()) >= least;
          }
          if (found) continue;
          // What a straight way has is reached anyhow: only wider ways are looked for.
          std::vector<std::vector<double>> ways(cells.size());
          double sure = -HUGE_VAL;
          for (std::size_t i = 0; i < places.size(); ++i) {
            double whole = rooms[i];
            for (std::size_t k = 0; k < cells.size(); ++k) {
              ways[k].push_back(std::min(least, straight_room(walls, t.center(cells[k]), places[i])));
              whole = std::min(whole, ways[k].back());
            }
            sure = std::max(sure, whole);
          }
          const auto widest =
              static_cast<std::size_t>(std::max_element(rooms.begin(), rooms.end()) - rooms.begin());
          bool is_wide = rooms[widest] >= least;
          for (std::size_t k = 0; k < cells.size() && is_wide; ++k)
            is_wide = ways[k][widest] >= least || is_wide_way(walls, t.outline(cells[k]), t.center(cells[k]),
                                                              places[widest], {least, sure}, ways[k]);
          if (is_wide) continue;
          for (std::size_t k = 0; k < cells.size(); ++k) {
            if (*std::max_element(rooms.begin(), rooms.end()) <= sure) break;
            widen_ways(walls, t.outline(cells[k]), t.center(cells[k]), places, {least, sure}, ways[k]);
            for (std::size_t i = 0; i < places.size(); ++i) rooms[i] = std::min(rooms[i], ways[k][i]);
          }
          least = std::min(least, std::max(sure, *std::max_element(rooms.begin(), rooms.end())));
        }
      },
      *maze.topology);
  return 2 * least;
}

}  // namespace mazefolio::draw
