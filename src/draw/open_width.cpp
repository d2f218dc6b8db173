// Idea: most cells are convex, so a disc that fits at the centers of two cells and somewhere in the door
// between them fits everywhere between; where cells have notches, places between are looked at too. Distances
// to closed walls come from a grid of boxes one unit wide, each with every wall within reach. Cost: linear in
// the walls.
#include "draw/open_width.h"

#include <algorithm>
#include <cmath>

#include "base/geometry/edges.h"
#include "base/geometry/polygon.h"
#include "draw/crossing.h"
#include "draw/edge_line.h"

namespace mazefolio::draw {
namespace {

constexpr int door_samples = 16;
constexpr double reach = 0.5;  ///< no passage counts as wider than one unit

class ClosedWalls {
 public:
  explicit ClosedWalls(const Maze& maze) : box_(inset(bounds(*maze.topology), -1)) {
    columns_ = static_cast<std::size_t>(std::ceil(box_.width())) + 1;
    rows_ = static_cast<std::size_t>(std::ceil(box_.height())) + 1;
    std::visit(
        [&](const auto& t) {
          for_each_wall(t, [&](Wall w, Cell, Cell beyond) {
            const bool rim = !t.contains(beyond);
            if ((!rim && maze.open.test(index(w))) || is_gate(maze, w)) return;
            const Edge e = t.edge(w);
            std::vector<Point> points = chords(e);
            points.push_back(edge_end(e));
            for (std::size_t i = 1; i < points.size(); ++i)
              walls_.push_back({{points[i - 1], points[i]}, rim});
          });
        },
        *maze.topology);
    file();
  }

  /// Radius of the largest disc around `p` between walls of this thickness, at most `reach`.
  double clear(Point p, HalfWalls half) const {
    double least = reach;
    const std::size_t box = box_of(p);
    for (std::uint32_t i = first_[box]; i < first_[box + 1]; ++i) {
      const ClosedWall& w = walls_[filed_[i]];
      least = std::min(least, std::sqrt(squared_distance(w.line, p)) - (w.rim ? half.rim : half.inner));
    }
    return least;
  }

 private:
  struct ClosedWall {
    Segment line;
    bool rim = false;
  };

  std::size_t box_of(Point p) const {
    return static_cast<std::size_t>(p.y - box_.y0) * columns_ + static_cast<std::size_t>(p.x - box_.x0);
  }

  template <class Fn>
  void for_each_box(const ClosedWall& w, Fn fn) const {
    const Rect r = inset(edge_bounds(w.line), -reach);
    const std::size_t first = box_of({r.x0, r.y0}), last = box_of({r.x1, r.y1}),
                      across = last % columns_ - first % columns_;
    for (std::size_t row = first; row <= last; row += columns_)
      for (std::size_t box = row; box <= row + across; ++box) fn(box);
  }

  void file() {
    first_.assign(columns_ * rows_ + 2, 0);
    for (const ClosedWall& w : walls_) for_each_box(w, [&](std::size_t box) { ++first_[box + 2]; });
    for (std::size_t i = 2; i < first_.size(); ++i) first_[i] += first_[i - 1];
    filed_.resize(first_.back());
    for (std::uint32_t i = 0; i < walls_.size(); ++i)
      for_each_box(walls_[i], [&](std::size_t box) { filed_[first_[box + 1]++] = i; });
  }

  Rect box_;
  std::size_t columns_ = 0, rows_ = 0;
  std::vector<ClosedWall> walls_;
  std::vector<std::uint32_t> first_, filed_;  ///< walls by box
};

struct Spot {
  Point at;
  double clear = 0;  ///< radius
};

/// The largest disc that passes somewhere in the door. A disc that passes an arc also passes its chord, where
/// the two ends are closest.
Spot through(const ClosedWalls& walls, Edge door, HalfWalls half) {
  if (std::holds_alternative<Arc>(door)) door = Segment{edge_begin(door), edge_end(door)};
  const auto at = [&](double share) { return walls.clear(point_on(door, share), half); };
  double best = 0.5, least = at(best);
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

/// True where the outline turns the other way, at a corner or along an arc.
bool has_notch(const std::vector<Edge>& outline) {
  constexpr double least_turn = 0.02;  ///< sine of the angle
  const std::vector<Point> ring = polygon_through(outline);
  const std::size_t n = ring.size();
  for (std::size_t i = 0; i < n; ++i) {
    const Point u = ring[(i + 1) % n] - ring[i], v = ring[(i + 2) % n] - ring[(i + 1) % n];
    if (cross(u, v) < -least_turn * std::sqrt(dot(u, u) * dot(v, v))) return true;
  }
  return false;
}

/// The smallest of the discs on the way between two points, ends left out. In convex cells none is smaller
/// than both of them.
double between(const ClosedWalls& walls, Point from, Point to, HalfWalls half, double enough) {
  constexpr int parts = 8;
  double least = reach;
  for (int i = 1; i < parts && least > 0; ++i) {
    least = std::min(least, walls.clear(from + (to - from) * (i / double(parts)), half));
    if (least < enough) break;
  }
  return least;
}

/// The largest disc that goes between two points over other points of a cell with notches, until
/// it is `enough`: at each step from the point that the largest disc has reached.
double around_notches(const ClosedWalls& walls, const std::vector<Edge>& outline, Point from, Point to,
                      HalfWalls half, double enough) {
  const double direct = between(walls, from, to, half, 0);
  if (direct >= enough) return direct;
  Rect box = edge_bounds(outline[0]);
  for (const Edge& e : outline) box = enclosing(box, edge_bounds(e));
  const std::vector<Point> polygon = polygon_through(outline);
  std::vector<Point> at{from, to};
  const double step = std::max(0.16, std::sqrt(box.width() * box.height() / 256));
  const auto columns = static_cast<int>(box.width() / step), rows = static_cast<int>(box.height() / step);
  for (int y = 0; y <= rows; ++y)
    for (int x = 0; x <= columns; ++x) {
      const Point p{box.x0 + (x + 0.5) * step, box.y0 + (y + 0.5) * step};
      if (surrounds(polygon, p) && walls.clear(p, half) > direct) at.push_back(p);
    }
  std::vector<double> room(at.size(), 0);
  std::vector<char> done(at.size());
  room[0] = reach;
  room[1] = direct;
  for (;;) {
    std::size_t here = at.size();
    for (std::size_t i = 0; i < at.size(); ++i)
      if (!done[i] && (here == at.size() || room[i] > room[here])) here = i;
    if (here == at.size() || here == 1 || room[here] <= direct) return room[1];
    done[here] = true;
    for (std::size_t i = 1; i < at.size(); ++i)
      if (const Point off = at[i] - at[here];
          !done[i] && room[i] < room[here] && dot(off, off) < 16 * step * step)
        room[i] = std::max(room[i], std::min({room[here], i == 1 ? reach : walls.clear(at[i], half),
                                              between(walls, at[here], at[i], half, room[i])}));
  }
}

/// The largest disc around the center of a cell; between walls of unequal thickness it is slightly off the
/// center.
double about(const ClosedWalls& walls, Point center, HalfWalls half) {
  const double off = std::fabs(half.rim - half.inner);
  Point best = center;
  double least = walls.clear(best, half);
  for (double step = off / 2; step > off / 64; step /= 2)
    for (const Point d : {Point{1, 0}, Point{-1, 0}, Point{0, 1}, Point{0, -1}, Point{0.7, 0.7},
                          Point{-0.7, 0.7}, Point{0.7, -0.7}, Point{-0.7, -0.7}})
      if (const double here = walls.clear(best + d * step, half); here > least) {
        least = here;
        best = best + d * step;
      }
  return least;
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
  const ClosedWalls walls(maze);
  const std::vector<Crossing> crossings = crossings_of(*maze.topology);
  double least = reach - (half.inner + half.rim) / 2;
  std::visit(
      [&](const auto& t) {
        BitSet lanes(t.cell_limit());
        for (const Crossing& crossing : crossings) {
          lanes.set(index(crossing.over));
          lanes.set(index(crossing.under));
          least = std::min(least, crossing.gap / 2 - std::min(half.inner, widest_rail / 2));
        }
        BitSet notched(t.cell_limit());
        for_each_cell(t, [&](Cell c) {
          if (!lanes.test(index(c)) && has_notch(t.outline(c))) notched.set(index(c));
          if (!lanes.test(index(c)) && walls.clear(t.center(c), half) < least)
            least = std::min(least, about(walls, t.center(c), half));
        });
        for_each_doorway(t, [&](Wall w, Cell a, Cell b) {
          if (!maze.open.test(index(w))) return;
          const Edge door = t.edge(w);
          const Spot middle{midpoint(edge_begin(door), edge_end(door)), least};
          Spot spot = walls.clear(middle.at, half) < least ? through(walls, door, half) : middle;
          const auto to = [&](Point p) {
            double room = least;
            for (const Cell c : {a, b})
              if (notched.test(index(c)) && room > 0)
                room = std::min(room, around_notches(walls, t.outline(c), t.center(c), p, half, least));
            return room;
          };
          double room = std::min(spot.clear, to(spot.at));
          // Another place of the door may be reached on a wider way.
          for (int i = 1; i < door_samples && room < least; ++i) {
            const Point p = point_on(door, static_cast<double>(i) / door_samples);
            room = std::max(room, std::min(walls.clear(p, half), to(p)));
          }
          least = std::min(least, room);
        });
      },
      *maze.topology);
  return 2 * least;
}

}  // namespace mazefolio::draw
