// The two graphs of a maze: that of its cells and passages, and that of its corners and walls; and the signs
// by which a reader sees what a cell is.
#include <fmt/format.h>

#include <algorithm>

#include "base/disjoint_sets.h"
#include "base/geometry/edges.h"
#include "diagram/areas.h"
#include "diagram/diagram_rows.h"
#include "draw/draw_maze.h"
#include "draw/page_path.h"
#include "maze/metrics.h"
#include "maze/thick.h"

namespace mazefolio::diagram {
namespace {

constexpr double pale = 0.6;  ///< gray of what is only the background
constexpr double full_turn = 6.283185307179586;

Stroke stroke(double width, Ink ink = black, std::vector<double> dashes = {}) {
  return {width, ink, Cap::round, Join::round, std::move(dashes)};
}

void add_dot(Path& path, Point at, double radius) {
  path.move_to({at.x + radius, at.y});
  path.arc({at, radius, 0, full_turn});
  path.close();
}

std::vector<Item> pale_walls(const Maze& maze, const MazeFit& fit, MazeStyle style) {
  style.wall = points(std::min(style.wall.pt, 0.75));
  style.wall_gray = pale;
  style.walls = WallStyle::line;
  return draw_maze(maze, fit, style);
}

/// From center to center through the middle of the doorway.
void add_way(Path& path, const AnyTopology& t, Wall w, Cell a, Cell b) {
  path.move_to(center(t, a));
  path.line_to(edge_middle(edge(t, w)));
  path.line_to(center(t, b));
}

Key line_key(const Stroke& line, std::string text) {
  return {[line](const Rect& box) {
            Path path;
            path.move_to({box.x0, box.center().y});
            path.line_to({box.x1, box.center().y});
            return std::vector<Item>{Shape{path, line, std::nullopt}};
          },
          std::move(text)};
}

std::vector<Item> draw_cells_and_passages(const Maze& maze, const MazeFit& fit, const MazeStyle& style) {
  std::vector<Item> out = pale_walls(maze, fit, style);
  const AnyTopology& t = *maze.topology;
  Path passages, closed, dots;
  std::visit(
      [&](const auto& topology) {
        for_each_doorway(topology, [&](Wall w, Cell a, Cell b) {
          add_way(maze.open.test(index(w)) ? passages : closed, t, w, a, b);
        });
        for_each_cell(topology, [&](Cell c) {
          add_dot(dots, fit.transform(center(t, c)), std::clamp(fit.corridor * 0.17, 0.9, 3.2));
        });
      },
      t);
  const double heavy = std::clamp(fit.corridor * 0.12, 0.9, 2.0);
  if (!closed.empty())
    out.emplace_back(Shape{on_page(closed, fit.transform), stroke(0.6, black, {0, 2.4}), std::nullopt});
  if (!passages.empty())
    out.emplace_back(Shape{on_page(passages, fit.transform), stroke(heavy), std::nullopt});
  out.emplace_back(Shape{dots, std::nullopt, black});
  return out;
}

/// The closed walls as connected pieces, the one with the most walls first.
struct WallTrees {
  std::vector<Path> walls;  ///< in maze units
  std::vector<std::vector<Point>> corners;
};

WallTrees wall_trees(const Maze& maze) {
  WallTrees out;
  std::visit(
      [&](const auto& t) {
        DisjointSets joined(t.point_limit());
        std::vector<Wall> closed;
        for_each_wall(t, [&](Wall w, Cell, Cell) {
          if (maze.open.test(index(w)) || is_gate(maze, w)) return;
          const auto [a, b] = t.points(w);
          joined.join(a, b);
          closed.push_back(w);
        });
        std::vector<std::pair<std::uint32_t, Wall>> by_root;
        by_root.reserve(closed.size());
        for (const Wall w : closed) by_root.emplace_back(joined.find(t.points(w).first), w);
        std::ranges::sort(by_root);
        std::vector<std::vector<Wall>> trees;
        for (std::size_t i = 0; i < by_root.size(); ++i) {
          if (i == 0 || by_root[i].first != by_root[i - 1].first) trees.emplace_back();
          trees.back().push_back(by_root[i].second);
        }
        std::ranges::stable_sort(trees, {}, [](const auto& tree) { return -static_cast<long>(tree.size()); });
        for (const std::vector<Wall>& tree : trees) {
          Path& path = out.walls.emplace_back();
          std::vector<Point>& corners = out.corners.emplace_back();
          for (const Wall w : tree) {
            const Edge e = t.edge(w);
            path.move_to(edge_begin(e));
            path.add(e);
            corners.push_back(edge_begin(e));
            corners.push_back(edge_end(e));
          }
        }
      },
      *maze.topology);
  return out;
}

/// The first tree black with full dots, the second gray with rings, islands dashed.
std::vector<Item> draw_corners_and_walls(const Maze& maze, const MazeFit& fit) {
  const WallTrees trees = wall_trees(maze);
  const double heavy = std::clamp(fit.corridor * 0.14, 1.2, 2.4),
               radius = std::clamp(fit.corridor * 0.15, 1.2, 2.8);
  std::vector<Item> out;
  for (std::size_t i = 0; i < trees.walls.size(); ++i) {
    const Ink ink = i == 1 ? gray(0.5) : black;
    std::vector<double> dashes;
    if (i > 1) dashes = {0, heavy * 2};
    out.emplace_back(Shape{on_page(trees.walls[i], fit.transform), stroke(heavy, ink, dashes), std::nullopt});
    Path dots;
    std::vector<std::uint64_t> seen;
    for (const Point p : trees.corners[i]) seen.push_back(corner_key(p));
    std::ranges::sort(seen);
    std::vector<bool> done(seen.size());
    for (const Point p : trees.corners[i]) {
      const auto at = static_cast<std::size_t>(std::ranges::lower_bound(seen, corner_key(p)) - seen.begin());
      if (done[at]) continue;
      done[at] = true;
      add_dot(dots, fit.transform(p), radius);
    }
    if (i == 1)
      out.emplace_back(Shape{dots, stroke(0.75), white});
    else
      out.emplace_back(Shape{dots, std::nullopt, black});
  }
  return out;
}

enum class Sign { dead_end, corridor, junction, crossing };

void add_sign(Sign sign, Point at, double room, std::vector<Item>& out) {
  if (sign == Sign::corridor) {
    out.emplace_back(Shape{circle_path(at, std::max(0.5, room * 0.07)), std::nullopt, gray(0.45)});
  } else if (sign == Sign::dead_end) {
    out.emplace_back(Shape{circle_path(at, room * 0.3), std::nullopt, black});
  } else if (sign == Sign::junction) {
    Path triangle;
    const double r = room * 0.38;
    triangle.move_to({at.x, at.y - r});
    triangle.line_to({at.x + r * 0.9, at.y + r * 0.65});
    triangle.line_to({at.x - r * 0.9, at.y + r * 0.65});
    triangle.close();
    out.emplace_back(
        Shape{triangle, Stroke{std::max(0.6, room * 0.07), black, Cap::butt, Join::miter, {}}, white});
  } else {
    const double r = room * 0.29;
    out.emplace_back(Shape{rectangle_path({at.x - r, at.y - r, at.x + r, at.y + r}),
                           Stroke{std::max(0.6, room * 0.07), black, Cap::butt, Join::miter, {}}, white});
  }
}

Key sign_key(Sign sign, std::uint32_t count, const char* text) {
  return {[sign](const Rect& box) {
            std::vector<Item> items;
            add_sign(sign, box.center(), box.width() * 1.15, items);
            return items;
          },
          fmt::format("{} {}", count, text)};
}

std::vector<Item> draw_signs(const Maze& maze, const MazeFit& fit, const MazeStyle& style) {
  std::vector<Item> out = draw_maze(maze, fit, style);
  std::visit(
      [&](const auto& t) {
        for_each_cell(t, [&](Cell c) {
          int passages = 0;
          t.for_each_neighbor(c, [&](Cell, Wall w) { passages += maze.open.test(index(w)); });
          if (passages == 0) return;
          const Sign sign = passages == 1   ? Sign::dead_end
                            : passages == 2 ? Sign::corridor
                            : passages == 3 ? Sign::junction
                                            : Sign::crossing;
          add_sign(sign, fit.transform(t.center(c)), fit.corridor, out);
        });
      },
      *maze.topology);
  return out;
}

std::uint32_t doorway_count(const AnyTopology& t) {
  std::uint32_t count = 0;
  std::visit([&](const auto& topology) { for_each_doorway(topology, [&](Wall, Cell, Cell) { ++count; }); },
             t);
  return count;
}

std::string words_for_rings(const Maze& maze) {
  if (is_tree(maze))
    return "It has one line fewer than dots and no ring: a spanning tree, so one way leads from any cell to "
           "any other.";
  if (is_thick(*maze.topology) && loop_count(std::get<Lattice>(*maze.topology)) == 0)
    return "It has rings in its halls alone, and none leads around rock: so one way leads from any place to "
           "any other.";
  return "It has rings: between some cells there are several ways.";
}

bool has_bridges(const AnyTopology& t) {
  const auto* graph = std::get_if<PlanarGraph>(&t);
  return graph && !graph->crossings().empty();
}

}  // namespace

Result<Diagram> draw_graph(const std::shared_ptr<const History>& of) {
  const Maze& maze = of->maze;
  const std::uint32_t passages = passage_count(maze), cells = cell_count(*maze.topology);
  Diagram out{maze, {}, {}, {}};
  out.panels.push_back({"", [of](const MazeFit& fit, const MazeStyle& style) {
                          return draw_cells_and_passages(of->maze, fit, style);
                        }});
  out.keys = {line_key(stroke(2), fmt::format("{} passages", passages))};
  if (doorway_count(*maze.topology) > passages)
    out.keys.push_back(line_key(stroke(0.6, black, {0, 2.4}), "doorways that stayed closed"));
  out.caption =
      fmt::format("The graph of the maze: a dot for each of its {} cells, a line for each passage. {}", cells,
                  words_for_rings(maze));
  return out;
}

Result<Diagram> draw_dual(const std::shared_ptr<const History>& of) {
  if (is_thick(*of->maze.topology))
    return failure("the walls of this maze are rock: there is no graph of corners and walls");
  if (has_bridges(*of->maze.topology))
    return failure("under bridges there are no corners: a maze that weaves has no graph of walls");
  const std::size_t trees = wall_trees(of->maze).walls.size();
  Diagram out{of->maze, {}, {}, {}};
  out.panels.push_back({"", [of](const MazeFit& fit, const MazeStyle&) {
                          std::vector<Item> items;
                          Maze open = of->maze;  // only its arrows: the walls are drawn as a graph
                          for (const GateMark& mark : fit.gates) {
                            if (mark.arrow.empty()) continue;
                            Path arrow;
                            arrow.move_to(mark.arrow[0]);
                            for (std::size_t i = 1; i < mark.arrow.size(); ++i) arrow.line_to(mark.arrow[i]);
                            arrow.close();
                            items.emplace_back(Shape{arrow, std::nullopt, black});
                            if (!mark.word.text.empty()) items.emplace_back(mark.word);
                          }
                          for (Item& item : draw_corners_and_walls(open, fit))
                            items.push_back(std::move(item));
                          return items;
                        }});
  out.caption =
      trees == 2
          ? "The graph of the walls: a dot where walls meet, a line for each closed wall. The gates cut it "
            "into two trees, one black and one gray; the solution runs between them, and a hand on either "
            "wall finds the way out."
      : trees == 1
          ? "The graph of the walls: a dot where walls meet, a line for each closed wall. It is one piece: a "
            "hand on the wall comes past every cell."
          : fmt::format(
                "The graph of the walls: a dot where walls meet, a line for each closed wall. It falls "
                "into {} pieces; around those that do not touch the rim a reader can walk in a circle.",
                trees);
  return out;
}

Result<Diagram> draw_degrees(const std::shared_ptr<const History>& of) {
  const Metrics m = measure(of->maze);
  Diagram out{of->maze, {}, {}, {}};
  out.panels.push_back(
      {"", [of](const MazeFit& fit, const MazeStyle& style) { return draw_signs(of->maze, fit, style); }});
  out.keys = {sign_key(Sign::dead_end, m.dead_ends, "dead ends"),
              sign_key(Sign::corridor, m.straights + m.turns, "corridor cells"),
              sign_key(Sign::junction, m.junctions, "junctions of three")};
  if (m.crossings > 0) out.keys.push_back(sign_key(Sign::crossing, m.crossings, "of four or more"));
  out.caption = fmt::format("Dead ends, corridors and junctions: {:.0f} % of the {} cells are dead ends.",
                            m.cells ? 100.0 * m.dead_ends / m.cells : 0, m.cells);
  return out;
}

}  // namespace mazefolio::diagram
