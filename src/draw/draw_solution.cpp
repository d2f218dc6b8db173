#include "draw/draw_solution.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "base/geometry/edges.h"
#include "draw/crossing.h"
#include "draw/draw_maze.h"
#include "draw/edge_line.h"
#include "draw/joined_walls.h"
#include "draw/outline.h"
#include "draw/page_path.h"
#include "draw/route.h"
#include "draw/straight_path.h"
#include "draw/walk_line.h"
#include "maze/thick.h"

namespace mazefolio::draw {
namespace {

using Line = std::vector<Point>;

constexpr double fill_gray = 0.4;   ///< of a filled solution: 0 is as dark as a line
constexpr double least_air = 0.35;  ///< points
constexpr double air_share = 0.12;  ///< by the corridor: white between the filled way and the walls

constexpr double least_line = 0.75;  ///< points: what printers promise to hold

constexpr double as_wide_as_its_share = 1e3;  ///< by the wall's thickness
constexpr double band_share = 0.4;            ///< of a band on which marks stand
constexpr double hopping_line_share = 0.07, twofold_line_share = 0.16, directed_line_share = 0.25;

constexpr double highest_bow = 0.3, bow_base = 0.1, bow_share = 0.08;  ///< pitches; by the length of a jump

constexpr double below_rail = 0.06;  ///< the length of the line below a bridge before its rail
constexpr double bridge_inset = (1 - crossing_width) / 2;  ///< of the rails, by the length of the lane below

/// The open wall between two cells; the first one where there are two.
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

/// The walls that a path passes: one before each cell and one after the last; no_wall at its ends.
std::vector<Wall> doors_of(const Maze& maze, std::span<const Cell> path) {
  std::vector<Wall> doors{no_wall};
  for (std::size_t i = 1; i < path.size(); ++i) doors.push_back(door_between(maze, path[i - 1], path[i]));
  doors.push_back(no_wall);
  return doors;
}

/// Continues the line through one cell. On a lattice the line from center to center is enough.
void go_through(Line& line, const AnyTopology& t, Cell c, Wall in, Wall out) {
  if (std::holds_alternative<Lattice>(t)) return line.push_back(center(t, c));
  // At a tip with a goal the line goes to its center and returns.
  const bool tip = in == out && in != no_wall;
  Line leg = route_through(t, c, in, tip ? no_wall : out);
  if (tip) leg.insert(leg.end(), leg.rbegin() + 1, leg.rend());
  line.insert(line.end(), leg.begin() + (line.empty() ? 0 : 1), leg.end());
}

/// Between two places the line goes straight through the halls of a thick maze; a tree keeps to its cells.
bool goes_straight(const Maze& maze) { return is_thick(*maze.topology) && maze.goals.empty(); }

/// The line through corridors and halls of a thick maze.
Line across_floor(const AnyTopology& t, std::span<const Cell> path) {
  Line line;
  for (const Cell c : straight_path(std::get<Lattice>(t), path)) line.push_back(center(t, c));
  return line;
}

Wall gate_wall(const Maze& maze, Cell c, bool first) {
  const Gate &wanted = first ? maze.start : maze.finish, &other = first ? maze.finish : maze.start;
  return wanted.cell == c ? wanted.wall : other.cell == c ? other.wall : no_wall;
}

/// From center to center over other cells: bows, flat enough for their rows, so that one way and the way back
/// are seen apart.
Line hops(const AnyTopology& t, std::span<const Cell> path) {
  constexpr int chords = 12;
  Line line{center(t, path.front())};
  for (std::size_t i = 1; i < path.size(); ++i) {
    const Point from = line.back(), way = center(t, path[i]) - from;
    const double length = std::sqrt(dot(way, way)),
                 height = std::min(highest_bow, bow_base + bow_share * length);
    const Point across = Point{way.y, -way.x} * (height / length);
    for (int k = 1; k <= chords; ++k) {
      const double share = static_cast<double>(k) / chords;
      line.push_back(from + way * share + across * (4 * share * (1 - share)));
    }
  }
  return line;
}

/// The way from gate to gate: above all walls, and below bridges, from rail to rail.
struct Pieces {
  std::vector<Line> above, below;
};

/// `rail` is the width of a rail, in maze units.
Pieces pieces(const Maze& maze, std::span<const Cell> path, const BitSet& below, double rail) {
  const AnyTopology& t = *maze.topology;
  std::vector<Wall> doors = doors_of(maze, path);
  doors.front() = gate_wall(maze, path.front(), true);
  doors.back() = gate_wall(maze, path.back(), false);
  Pieces cut;
  std::vector<Line>& out = cut.above;
  out.emplace_back();
  const bool lattice = std::holds_alternative<Lattice>(t);
  if (lattice && doors.front() != no_wall) out.back().push_back(edge_middle(edge(t, doors.front())));
  if (goes_straight(maze)) {
    const Line leg = across_floor(t, path);
    out.back().insert(out.back().end(), leg.begin(), leg.end());
    path = {};
  }
  if (maze.marks && maze.marks->hops) {
    const Line leg = hops(t, path);
    out.back().insert(out.back().end(), leg.begin(), leg.end());
    path = {};
  }
  if (passes_twice(maze, path)) {
    for (const Line& points : points_of_walk(maze, path))
      out.back().insert(out.back().end(), points.begin(), points.end());
    path = {};
  }
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (below.test(index(path[i])) && doors[i] != no_wall && doors[i + 1] != no_wall) {
      const Point in = edge_middle(edge(t, doors[i])), to = edge_middle(edge(t, doors[i + 1])),
                  middle = center(t, path[i]);
      const Point along = to - in, rails = unit(along) * (rail / 2);
      out.back().push_back(in + unit(middle - in) * below_rail);
      cut.below.push_back({in + along * bridge_inset + rails, to - along * bridge_inset - rails});
      out.push_back({to + unit(middle - to) * below_rail, to});
      continue;
    }
    go_through(out.back(), t, path[i], doors[i], doors[i + 1]);
  }
  if (lattice && doors.back() != no_wall) out.back().push_back(edge_middle(edge(t, doors.back())));
  return cut;
}

/// Adds the points; straight runs become one line.
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

/// Adds the lane above, between its rails, of each crossing that the path uses.
void add_lanes(const AnyTopology& t, const BitSet& on_path, Path& path) {
  for (const Crossing& crossing : crossings_of(t)) {
    if (!on_path.test(index(crossing.over))) continue;
    // The second rail may begin where the first one begins, or where it ends.
    const Path &a = crossing.rails[0], &b = crossing.rails[1];
    const auto far = [&](Point p) { return dot(p - a.points.back(), p - a.points.back()); };
    const bool same = far(b.points.front()) > far(b.points.back());
    path.verbs.insert(path.verbs.end(), a.verbs.begin(), a.verbs.end());
    path.points.insert(path.points.end(), a.points.begin(), a.points.end());
    std::vector<std::vector<Point>> back = flattened(b);
    if (same) std::reverse(back[0].begin(), back[0].end());
    for (const Point p : back[0]) path.line_to(p);
    path.close();
  }
}

/// The cells of the solution, dark enough that a picture made of them stands out from the other walls.
Shape filled_path(const Maze& maze, std::span<const CellPath> strokes, const MazeFit& fit,
                  const MazeStyle& style) {
  BitSet on_path(cell_limit(*maze.topology));
  for (const CellPath& cells : strokes)
    for (const Cell c : cells) on_path.set(index(c));
  const Path area = area_with_lanes(maze, on_path, printed_style(maze, fit, style).rounding);
  return {on_page(area, fit.transform, true), std::nullopt, answer_pen(fit, style).ink};
}

/// White on both sides of all walls, so that neighboring stretches of the way stay apart.
std::vector<Item> air_beside_walls(const Maze& maze, const MazeFit& fit, const MazeStyle& style) {
  const MazeStyle inked = printed_style(maze, fit, style);
  const double air = std::max(fit.corridor * air_share, least_air);
  const WallPaths walls = joined_walls(maze, inked.rounding);
  std::vector<Item> items;
  for (const auto& [path, width] :
       {std::pair(&walls.inner, inked.wall.pt), {&walls.rim, inked.wall.pt * inked.rim_factor}})
    if (!path->empty())
      items.push_back(Shape{on_page(*path, fit.transform, !walls.right_angled),
                            Stroke{width + 2 * air, white, Cap::round, Join::round, {}}, std::nullopt});
  return items;
}

}  // namespace

double line_share_of(const Maze& maze, std::span<const CellPath> strokes, double usual) {
  if (maze.marks && maze.marks->hops) return hopping_line_share;
  if (maze.marks && maze.marks->hairlines && !maze.marks->directed) return band_share;
  if (!maze.marks || !maze.marks->directed) return usual;
  const bool twice = std::ranges::any_of(strokes, [&](const CellPath& s) { return passes_twice(maze, s); });
  return std::min(usual, twice ? twofold_line_share : directed_line_share);
}

Path area_with_lanes(const Maze& maze, const BitSet& cells, double radius) {
  BitSet plain = cells;
  for (const Crossing& crossing : crossings_of(*maze.topology))
    for (const Cell lane : {crossing.over, crossing.under}) plain.reset(index(lane));
  Path area = area_of(maze, plain, radius);
  add_lanes(*maze.topology, cells, area);
  return area;
}

std::vector<Point> solution_points(const Maze& maze, std::span<const Cell> path, PathStyle style) {
  const AnyTopology& t = *maze.topology;
  if (goes_straight(maze) && style != PathStyle::fill) return across_floor(t, path);
  if (passes_twice(maze, path)) {
    Line line;
    for (const Line& points : points_of_walk(maze, path))
      line.insert(line.end(), points.begin(), points.end());
    return line;
  }
  Line points;
  if (std::holds_alternative<Lattice>(t)) {
    for (const Cell c : path) points.push_back(center(t, c));
    return points;
  }
  const std::vector<Wall> doors = doors_of(maze, path);
  std::map<Cell, std::set<Wall>> used;
  for (std::size_t i = 0; i < path.size(); ++i)
    for (const Wall door : {doors[i], doors[i + 1]})
      if (door != no_wall) used[path[i]].insert(door);
  for (std::size_t i = 0; i < path.size(); ++i) {
    const bool forks = used[path[i]].size() > 2;       // strokes meet in its middle
    const bool linked = i > 0 && doors[i] == no_wall;  // one does not walk here
    if (linked && !points.empty()) points.push_back(center(t, path[i]));
    go_through(points, t, path[i], doors[i], forks ? no_wall : doors[i + 1]);
    if (forks) go_through(points, t, path[i], no_wall, doors[i + 1]);
  }
  return points;
}

void use_line_behind_marks(MazeStyle& style, const Marks& marks) {
  style.path = PathStyle::line;  // dots would hide behind them
  style.on_ground = !marks.hairlines;
  if (!marks.hairlines) return;
  style.path_ink = below_marks;
  style.wall_gray = below_marks.r;
  if (!marks.hops) style.path_factor = as_wide_as_its_share;
}

/// Thin walls in a wide corridor would make the line too faint. So it fills a fifth of the corridor, but
/// stays a line, within its share.
Stroke answer_pen(const MazeFit& fit, const MazeStyle& style) {
  const double bold = std::min(fit.corridor * 0.2, style.wall.pt * 4);
  const double width = std::min(std::max({style.wall.pt * style.path_factor, bold, 1.5}),
                                std::max(fit.corridor * style.line_share, least_line));
  Stroke stroke{width, style.path_ink, Cap::round, Join::round, {}};
  const auto half = [](double level) { return level + (1 - level) * fill_gray; };
  if (style.path == PathStyle::fill)
    stroke.ink = {half(style.path_ink.r), half(style.path_ink.g), half(style.path_ink.b)};
  if (style.path == PathStyle::dots &&
      fit.corridor >= 6) {  // in a narrower one, dots and walls would run together
    // Round dots are a little thicker than the line, so that they read as one path.
    stroke.width = std::min(width * 1.3, std::max(fit.corridor * 0.55, least_line));
    stroke.dashes = {0, stroke.width * 1.75};
  }
  return stroke;
}

std::vector<Item> draw_answer(const Maze& maze, std::span<const CellPath> strokes, const MazeFit& fit,
                              const MazeStyle& style) {
  if (fit.tangle) return draw_maze(maze, fit, style, answer_pen(fit, style));
  std::vector<Item> items;
  if (style.path == PathStyle::fill) {
    items.push_back(filled_path(maze, strokes, fit, style));
    for (Item& item : air_beside_walls(maze, fit, style)) items.push_back(std::move(item));
    for (const GateMark& mark : fit.gates)
      if (mark.inside)
        items.push_back(Shape{circle_path(mark.disc, mark.disc_radius * 1.2), std::nullopt, white});
    name_items(items, "solution");
  }
  const std::vector<Item> line = draw_solution(maze, strokes, fit, style);
  std::vector<Item> all = draw_maze(maze, fit, style);
  const auto is_ground = [](const Item& item) {
    return std::string_view(item.name) == "ground" || std::string_view(item.name) == "details";
  };
  const bool marked = maze.marks && style.letters;  // they are read above the line
  all.insert(marked ? std::ranges::find_if_not(all, is_ground) : all.end(), line.begin(), line.end());
  items.insert(items.end(), std::make_move_iterator(all.begin()), std::make_move_iterator(all.end()));
  return items;
}

std::vector<Item> draw_solution(const Maze& maze, std::span<const CellPath> strokes, const MazeFit& fit,
                                const MazeStyle& style) {
  if (style.path == PathStyle::fill || fit.tangle) return {};
  const Stroke stroke = answer_pen(fit, style);
  BitSet below(cell_limit(*maze.topology));
  for (const Crossing& crossing : crossings_of(*maze.topology)) below.set(index(crossing.under));
  const double rail = rail_width(printed_style(maze, fit, style), fit.transform.scale) / fit.transform.scale;
  std::vector<Item> items;
  Path path_below;
  for (const CellPath& cells : strokes) {
    if (cells.empty()) continue;
    Path path;
    Pieces cut = pieces(maze, cells, below, rail);
    for (Line& line : cut.below) {
      for (Point& p : line) p = fit.transform(p);
      add_line(path_below, line);
    }
    for (Line& line : cut.above) {
      if (line.empty()) continue;
      for (Point& p : line) p = fit.transform(p);
      if (line.size() > 1)
        add_line(path, line);
      else if (cells.size() == 1)
        items.push_back(Shape{circle_path(line[0], stroke.width), std::nullopt, style.path_ink});
    }
    if (!path.empty()) items.push_back(Shape{std::move(path), stroke, std::nullopt});
  }
  for (Arrowhead& head : arrowheads(maze, strokes, fit, style))
    items.emplace_back(Shape{std::move(head.path), std::nullopt, stroke.ink});
  // As pale as the mouths of bridges: the eye can follow the way, and the bridge stays above it.
  const Stroke pale{stroke.width, on_ground(style, mouth_gray), Cap::butt, Join::round, {}};
  if (!path_below.empty()) items.insert(items.begin(), Shape{std::move(path_below), pale, std::nullopt});
  name_items(items, "solution");
  return items;
}

}  // namespace mazefolio::draw
