// Checks of printed mazes on every grid: solutions stay off the walls, and marks stay off everything.
#include <catch2/catch.hpp>
#include <cmath>

#include "base/geometry/edges.h"
#include "draw/draw_maze.h"
#include "draw/draw_solution.h"
#include "draw/edge_line.h"
#include "draw/every_grid.h"
#include "draw/open_width.h"
#include "draw/outline.h"
#include "draw/ring_hits.h"
#include "solve/paths.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

std::vector<Segment> closed_walls(const Maze& maze) {
  std::vector<Segment> out;
  std::visit(
      [&](const auto& t) {
        for_each_wall(t, [&](Wall w, Cell, Cell beyond) {
          if ((t.contains(beyond) && maze.open.test(index(w))) || is_gate(maze, w)) return;
          std::vector<Point> points = chords(t.edge(w));
          points.push_back(edge_end(t.edge(w)));
          for (std::size_t i = 1; i < points.size(); ++i) out.push_back({points[i - 1], points[i]});
        });
      },
      *maze.topology);
  return out;
}

std::vector<Point> samples(const std::vector<Point>& line) {
  std::vector<Point> out{line.front()};
  for (std::size_t i = 1; i < line.size(); ++i)
    for (int k = 1; k <= 8; ++k) out.push_back(line[i - 1] + (line[i] - line[i - 1]) * (k / 8.0));
  return out;
}

bool within(const Rect& inner, const Rect& outer) {
  return inner.x0 > outer.x0 - 1e-6 && inner.y0 > outer.y0 - 1e-6 && inner.x1 < outer.x1 + 1e-6 &&
         inner.y1 < outer.y1 + 1e-6;
}

MazeStyle bold_style() {
  MazeStyle style;
  style.rim_factor = 1.4;
  style.label = {"Sans", 11, true, false};
  return style;
}

}  // namespace

TEST_CASE("the solution's ink touches no wall, from gate to gate") {
  FixedMeasurer measurer;
  for (const GridMaze& g : every_grid()) {
    INFO(g.name);
    const MazeFit fit = fit_maze(g.maze, {0, 0, 400, 400}, bold_style(), {}, measurer);
    const std::vector<Segment> walls = closed_walls(g.maze);
    const std::vector<Item> items = draw_solution(g.maze, answer_strokes(g.maze), fit, bold_style());
    REQUIRE(items.size() == 1);
    const Shape& shape = std::get<Shape>(items[0]);
    const double reach = (shape.stroke->width + bold_style().wall.pt) / 2 / fit.pitch;
    double nearest = HUGE_VAL;
    for (const std::vector<Point>& line : flattened(shape.path))
      for (const Point p : samples(line))
        for (const Segment& wall : walls)
          nearest = std::min(nearest,
                             std::sqrt(squared_distance(wall, (p - fit.transform.shift) * (1 / fit.pitch))));
    CHECK(nearest > reach);
  }
}

TEST_CASE("solution points run from center to center") {
  for (const GridMaze& g : every_grid()) {
    INFO(g.name);
    const CellPath path = solve_maze(g.maze);
    const std::vector<Point> points = solution_points(g.maze, path);
    CHECK(points.front() == center(*g.maze.topology, path.front()));
    CHECK(points.back() == center(*g.maze.topology, path.back()));
  }
}

TEST_CASE("arrows and words stay off the maze and inside the area, on every rim", "[unsanitized]") {
  FixedMeasurer measurer;
  const MazeStyle style = bold_style();
  const Rect area{20, 30, 380, 330};
  for (GridMaze& g : every_grid()) {
    const std::vector<Gate> gates = rim_gates(*g.maze.topology);
    for (std::size_t i = 0; i < gates.size(); i += 5) {
      g.maze.start = gates[i];
      g.maze.finish = gates[(i + gates.size() / 3) % gates.size()];
      INFO(g.name << ", gate " << i);
      const MazeFit fit = fit_maze(g.maze, area, style, {"Start", "Finish"}, measurer);
      CHECK(within(fit.ink_box, area));
      Rings rings = outline_rings(g.maze);
      for (auto& ring : rings)
        for (Point& p : ring) p = fit.transform(p);
      REQUIRE(fit.gates.size() == 2);
      for (const GateMark& mark : fit.gates) {
        CHECK(within(box_of(mark.arrow), area));
        CHECK_FALSE(hits_maze(rings, mark.arrow, style.wall.pt * style.rim_factor / 2));
        if (mark.word.text.empty()) continue;
        CHECK(within(mark.word_box, area));
        CHECK_FALSE(hits_maze(rings, mark.word_box));
        for (const GateMark& other : fit.gates) CHECK_FALSE(overlap(other.arrow, mark.word_box));
      }
    }
  }
}

TEST_CASE("pictures at gates stand off walls, words and arrows, beside words that stay", "[unsanitized]") {
  FixedMeasurer measurer;
  const MazePlace place{{60, 80, 340, 280}, {20, 20, 380, 340}};
  for (const bool badges : {false, true}) {
    MazeStyle style = bold_style();
    style.badges = badges;
    style.art_pt = 50;
    style.icons.start = style.icons.finish = std::make_shared<const std::string>("<svg/>");
    for (GridMaze& g : every_grid()) {
      const std::vector<Gate> gates = rim_gates(*g.maze.topology);
      for (std::size_t i = 0; i < gates.size(); i += gates.size() / 3 + 1) {
        g.maze.start = gates[i];
        g.maze.finish = gates[(i + gates.size() / 3) % gates.size()];
        INFO(g.name << ", gate " << i << ", badges " << badges);
        const MazeFit fit = fit_in_frame(g.maze, place, style, {"Start", "Finish"}, measurer);
        std::vector<std::vector<Point>> rings = printed_rings(g.maze);
        for (auto& ring : rings)
          for (Point& p : ring) p = fit.transform(p);
        CHECK(within(fit.ink_box, place.area));
        CHECK_FALSE(fit.gates[0].word.text.empty());
        for (const GateMark& mark : fit.gates) {
          REQUIRE(mark.pictured());
          CHECK(mark.icon_box.height() >= style.label.size_pt);
          CHECK(within(mark.icon_box, place.area));
          CHECK_FALSE(hits_maze(rings, mark.icon_box));
          for (const GateMark& other : fit.gates) {
            CHECK_FALSE(overlap(other.arrow, mark.icon_box));
            CHECK_FALSE((!other.word.text.empty() && overlap(other.word_box, mark.icon_box)));
            CHECK_FALSE((&other != &mark && overlap(other.icon_box, mark.icon_box)));
          }
        }
      }
    }
  }
}

TEST_CASE("blocks leave corridors as wide as walls are, on every tiling") {
  FixedMeasurer measurer;
  MazeStyle style = bold_style();
  style.walls = WallStyle::block;
  for (const GridMaze& g : every_grid()) {
    INFO(g.name);
    const MazeFit fit = fit_maze(g.maze, {0, 0, 400, 400}, style, {}, measurer);
    const MazeStyle ink = inked(style, points(fit.passage));
    CHECK(ink.wall.pt == Approx(std::max(style.wall.pt, fit.passage / 2)));
    CHECK(fit.corridor == Approx(fit.passage - ink.wall.pt).epsilon(0.02));
    CHECK(within(inset(fit.maze_box, -ink.wall.pt / 2), {0, 0, 400, 400}));
  }
}
