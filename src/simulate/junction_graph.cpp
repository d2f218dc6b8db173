// Corridors are followed from each junction to the next. Cost: O(cells).

#include "simulate/junction_graph.h"

#include <algorithm>
#include <cmath>

#include "base/diagnostic.h"
#include "base/geometry/math.h"

namespace mazefolio::simulate {
namespace {

constexpr std::uint32_t none = ~std::uint32_t{0};
constexpr double zigzag = 0.4;          // pitches beside a line: of hexagons 0.36, of stairs of squares 0.5
constexpr double between_rocks = 0.25;  // the same in halls and corridors of rock
constexpr double most_of_pitch = 0.9;   // in rock shorter steps are taken together
constexpr double wall_and_floor = 2;    // cells of rock and floor in the pitch of a thick maze of corridors

void read_passages(JunctionGraph& g, const Maze& maze) {
  std::visit(
      [&](const auto& t) {
        g.centers.resize(t.cell_limit());
        for (std::uint32_t i = 0; i < t.cell_limit(); ++i) {
          g.begin.push_back(static_cast<std::uint32_t>(g.next.size()));
          if (!t.contains(Cell{i})) continue;
          g.centers[i] = t.center(Cell{i});
          t.for_each_neighbor(Cell{i}, [&](Cell n, Wall w) {
            if (maze.open.test(index(w))) g.next.push_back(n);
          });
        }
        g.begin.push_back(static_cast<std::uint32_t>(g.next.size()));
      },
      *maze.topology);
}

std::uint32_t passages(const JunctionGraph& g, Cell c) { return g.begin[index(c) + 1] - g.begin[index(c)]; }

/// Follows the corridor from a junction through `step` to the next one.
Corridor follow(JunctionGraph& g, const std::vector<std::uint32_t>& number, Cell from, Cell step) {
  Corridor corridor;
  corridor.from = number[index(from)];
  corridor.first_cell = static_cast<std::uint32_t>(g.cells.size());
  std::vector<Point> points{g.centers[index(from)]};
  std::vector<double> steps, aside{g.aside[index(from)]};
  double pitch = g.pitch[index(from)];
  double since = 0;  // the last point; points are a pitch apart
  const auto reach = [&](Cell c) {
    const Point p = g.centers[index(c)];
    steps.push_back(2 * distance(points.back(), p) / (pitch + g.pitch[index(c)]));
    points.push_back(p);
    aside.push_back(g.aside[index(c)]);
    pitch = g.pitch[index(c)];
    since = 0;
  };
  const auto go = [&](Cell before, Cell at) {
    since += step_length(g, before, at);
    if (since > g.least_step) reach(at);
    g.cells.push_back(at);
  };
  Cell before = from, at = step;
  go(before, at);
  while (number[index(at)] == none) {
    const std::uint32_t i = g.begin[index(at)];
    const Cell ahead = g.next[i] == before ? g.next[i + 1] : g.next[i];
    before = std::exchange(at, ahead);
    go(before, at);
  }
  if (since > 0) reach(at);
  for (const double length : steps) corridor.length += length;
  corridor.runs = straight_runs(points, steps, aside);
  corridor.to = number[index(at)];
  corridor.last_cell = static_cast<std::uint32_t>(g.cells.size());
  return corridor;
}

}  // namespace

double distance(Point a, Point b) { return std::sqrt(dot(a - b, a - b)); }

double step_length(const JunctionGraph& g, Cell from, Cell to) {
  return 2 * distance(g.centers[index(from)], g.centers[index(to)]) /
         (g.pitch[index(from)] + g.pitch[index(to)]);
}

double quarter_turns(Point before, Point after) {
  constexpr double quarter = 0x1.921fb54442d18p+0;
  const double side = std::fabs(cross(before, after)), on = dot(before, after);
  return side == 0 && on >= 0 ? 0 : exact_angle(on, side) / quarter;
}

double cosine(Point a, Point b) {
  const double lengths = std::sqrt(dot(a, a) * dot(b, b));
  return lengths > 0 ? dot(a, b) / lengths : 0;
}

JunctionGraph junction_graph(const Maze& maze, const std::vector<Cell>& stops,
                             const std::vector<std::uint8_t>& width) {
  JunctionGraph g;
  read_passages(g, maze);
  g.pitch.assign(g.centers.size(), 1);
  for (std::size_t i = 0; i < width.size(); ++i) g.pitch[i] = wall_and_floor * std::max<double>(1, width[i]);
  g.least_step = width.empty() ? 0 : most_of_pitch;
  for (const double pitch : g.pitch) g.aside.push_back(pitch * (width.empty() ? zigzag : between_rocks));
  constexpr std::uint32_t reached = none - 1;
  std::vector<std::uint32_t> number(g.centers.size(), none);
  std::vector<Cell> order{stops.front()};
  number[index(stops.front())] = reached;
  for (std::size_t i = 0; i < order.size(); ++i)
    for (std::uint32_t k = g.begin[index(order[i])]; k < g.begin[index(order[i]) + 1]; ++k)
      if (std::uint32_t& mark = number[index(g.next[k])]; mark == none) {
        mark = reached;
        order.push_back(g.next[k]);
      }
  const auto is_stop = [&](Cell c) { return std::find(stops.begin(), stops.end(), c) != stops.end(); };
  for (const Cell stop : stops)
    if (number[index(stop)] == none) throw InternalError("a reader needs a way to the goal");
  for (const Cell c : order) {
    const bool junction = passages(g, c) != 2 || is_stop(c);
    number[index(c)] = junction ? static_cast<std::uint32_t>(g.junctions.size()) : none;
    if (junction) g.junctions.push_back(c);
  }
  for (const Cell stop : stops) g.stops.push_back(number[index(stop)]);

  for (const Cell c : g.junctions) {
    g.first.push_back(static_cast<std::uint32_t>(g.corridors.size()));
    for (std::uint32_t k = g.begin[index(c)]; k < g.begin[index(c) + 1]; ++k)
      g.corridors.push_back(follow(g, number, c, g.next[k]));
  }
  g.first.push_back(static_cast<std::uint32_t>(g.corridors.size()));
  // From the other end the corridor begins with the cell before its last.
  const auto last_but_one = [&](const Corridor& c) {
    return c.last_cell - c.first_cell > 1 ? g.cells[c.last_cell - 2] : g.junctions[c.from];
  };
  for (Corridor& c : g.corridors)
    for (std::uint32_t k = g.first[c.to]; k < g.first[c.to + 1]; ++k)
      if (g.cells[g.corridors[k].first_cell] == last_but_one(c)) c.back = k;
  return g;
}

}  // namespace mazefolio::simulate
