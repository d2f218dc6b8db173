#include "draw/draw_solution.h"

#include <algorithm>
#include <cmath>

#include "draw/crossing.h"
#include "draw/edge_line.h"
#include "draw/route.h"

namespace mazefolio {
namespace {

using Line = std::vector<Point>;

constexpr double below_rail = 0.06;  ///< how far the way goes on beneath a bridge before it is hidden

/// The open wall between two cells; where two are open, the first.
Wall door_between(const Maze& maze, Cell from, Cell to) {
  Wall door = no_wall;
  std::visit(
      [&](const auto& t) {
        t.for_each_neighbor(from, [&](Cell n, Wall w) {
          if (n == to && door == no_wall && maze.open.test(index(w))) door = w;
        });
      },
      *maze.topology);
  return door;
}

void go(Line& line, const Line& way) {
  line.insert(line.end(), way.begin() + (line.empty() ? 0 : 1), way.end());
}

Line backwards(Line way) {
  std::reverse(way.begin(), way.end());
  return way;
}

/// From cell to cell as points.
Line step(const Maze& maze, Cell from, Cell to) {
  const AnyTopology& t = *maze.topology;
  const Wall door = door_between(maze, from, to);
  if (door == no_wall || std::holds_alternative<Lattice>(t)) return {center(t, from), center(t, to)};
  Line way = way_to_wall(t, from, door);
  go(way, backwards(way_to_wall(t, to, door)));
  return way;
}

/// What is seen of a line: the part below a bridge's middle is not.
Line cut_end(Line line, Point end) {
  while (line.size() > 1 && line.back() == end) line.pop_back();
  line.push_back(line.back() + unit(end - line.back()) * below_rail);
  return line;
}

/// One stroke from gate to gate, cut where it goes beneath a bridge.
std::vector<Line> pieces(const Maze& maze, std::span<const Cell> path, const BitSet& below) {
  const AnyTopology& t = *maze.topology;
  const auto gate_of = [](Cell c, const Gate& first, const Gate& second) {
    const Gate& gate = first.cell == c ? first : second;
    return gate.cell == c ? gate.wall : no_wall;
  };
  std::vector<Line> out(1);
  if (const Wall w = gate_of(path.front(), maze.start, maze.finish); w != no_wall)
    go(out.back(), backwards(way_to_wall(t, path.front(), w)));
  if (path.size() == 1 && out.back().empty()) out.back().push_back(center(t, path.front()));
  for (std::size_t i = 1; i < path.size(); ++i) {
    Line way = step(maze, path[i - 1], path[i]);
    if (below.test(index(path[i - 1]))) {
      way = backwards(cut_end(backwards(std::move(way)), center(t, path[i - 1])));
      out.emplace_back();
    }
    if (below.test(index(path[i]))) way = cut_end(std::move(way), center(t, path[i]));
    go(out.back(), way);
  }
  if (const Wall w = gate_of(path.back(), maze.finish, maze.start); w != no_wall)
    go(out.back(), way_to_wall(t, path.back(), w));
  return out;
}

/// Adds the points with straight runs as one line.
void add_line(Path& path, const Line& points) {
  path.move_to(points.front());
  for (std::size_t i = 1; i < points.size(); ++i) {
    if (i + 1 < points.size()) {
      const Point u = points[i] - points[i - 1], v = points[i + 1] - points[i];
      if (dot(u, v) > 0 && std::fabs(cross(u, v)) < 1e-6 * dot(u, v)) continue;
    }
    path.line_to(points[i]);
  }
}

/// Thin walls in a wide corridor would leave the way too faint: it fills a fifth of it, but stays a line.
Stroke pen(const MazeFit& fit, const MazeLook& look) {
  const double bold = std::min(fit.corridor * 0.2, look.wall.pt * 4);
  const double width =
      std::min(std::max({look.wall.pt * look.path_factor, bold, 1.5}), std::max(fit.corridor * 0.5, 0.75));
  Stroke stroke{width, look.path_ink, Cap::round, Join::round, {}};
  if (look.path == AnswerPath::dots && fit.corridor >= 6) {  // in a narrower one dots and walls run together
    // Round dots, a little thicker than the line, so that they read as one way.
    stroke.width = std::min(width * 1.3, std::max(fit.corridor * 0.55, 0.75));
    stroke.dashes = {0, stroke.width * 1.75};
  }
  return stroke;
}

}  // namespace

std::vector<Point> solution_points(const Maze& maze, std::span<const Cell> path) {
  Line points;
  if (!path.empty()) points.push_back(center(*maze.topology, path.front()));
  for (std::size_t i = 1; i < path.size(); ++i) go(points, step(maze, path[i - 1], path[i]));
  return points;
}

std::vector<Item> draw_solution(const Maze& maze, std::span<const CellPath> strokes, const MazeFit& fit,
                                const MazeLook& look) {
  const Stroke stroke = pen(fit, look);
  BitSet below(cell_limit(*maze.topology));
  for (const Crossing& crossing : crossings_of(*maze.topology)) below.set(index(crossing.under));
  std::vector<Item> items;
  for (const CellPath& cells : strokes) {
    if (cells.empty()) continue;
    Path path;
    for (Line& line : pieces(maze, cells, below)) {
      if (line.empty()) continue;
      for (Point& p : line) p = fit.transform(p);
      if (line.size() > 1)
        add_line(path, line);
      else if (cells.size() == 1)
        items.push_back(Shape{circle_path(line[0], stroke.width), std::nullopt, look.path_ink});
    }
    if (!path.empty()) items.push_back(Shape{std::move(path), stroke, std::nullopt});
  }
  return items;
}

}  // namespace mazefolio
