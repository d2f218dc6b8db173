#include "draw/draw_decisions.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <set>

#include "base/geometry/edges.h"
#include "draw/draw_solution.h"
#include "draw/edge_line.h"
#include "draw/every_grid.h"
#include "solve/branch_cells.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"
#include "support/sample_caves.h"

using namespace mazefolio::tests;

namespace {

double area(const Path& path) {
  double sum = 0;
  for (const auto& ring : flattened(path)) sum += signed_area(ring);
  return std::fabs(sum);
}

double area_of_cells(const Maze& maze, const std::vector<Cell>& cells) {
  double sum = 0;
  std::visit(
      [&](const auto& t) {
        for (const Cell c : cells) {
          Path ring;
          const std::vector<Edge> outline = t.outline(c);
          ring.move_to(edge_begin(outline[0]));
          for (const Edge& e : outline) ring.add(e);
          sum += area(ring);
        }
      },
      *maze.topology);
  return sum;
}

Decisions decisions_of(const Maze& maze) {
  const Effort effort = explain(maze).forward;
  const auto cells = branch_cells(maze, effort);
  Decisions out{effort.strokes, {}, effort.in_sight, gray(0.7), {"Sample", 8, true, false}};
  for (std::size_t i = 0; i < cells.size(); ++i)
    out.branches.push_back({effort.branches[i].at, cells[i], gray(0.8), "c" + std::to_string(i % 10)});
  return out;
}

struct Drawn {
  MazeFit fit;
  std::vector<Item> items;
};

Drawn drawn(const Maze& maze, const Decisions& decisions, double side = 600) {
  FixedMeasurer measurer;
  const MazeStyle style;
  Drawn out{fit_maze(maze, {0, 0, side, side}, style, {}, measurer), {}};
  out.items = draw_decisions(maze, decisions, out.fit, style, measurer);
  return out;
}

std::vector<TextRun> texts(const Drawn& d) {
  std::vector<TextRun> out;
  for (const Item& item : d.items)
    if (const auto* run = std::get_if<TextRun>(&item)) out.push_back(*run);
  return out;
}

Rect box(const TextRun& run) {
  FixedMeasurer measurer;
  const double half = measurer.width(run.text, run.font) / 2, size = run.font.size_pt;
  return {run.at.x - half, run.at.y - size * 0.72, run.at.x + half, run.at.y};
}

}  // namespace

TEST_CASE(
    "wrong branches are tinted below the walls, and decisions numbered along the solution, on every grid") {
  for (const GridMaze& g : every_grid()) {
    INFO(g.name);
    const Decisions decisions = decisions_of(g.maze);
    const Drawn d = drawn(g.maze, decisions, 900);
    const double unit = d.fit.transform.scale * d.fit.transform.scale;
    for (std::size_t i = 0; i < decisions.branches.size(); ++i) {
      const Shape& tint = std::get<Shape>(d.items[i]);
      REQUIRE(tint.fill);
      CHECK_FALSE(tint.stroke);
      CHECK(area(tint.path) ==
            Approx(area_of_cells(g.maze, decisions.branches[i].cells) * unit).epsilon(0.01));
    }
    const std::set<Cell> seen(decisions.in_sight.begin(), decisions.in_sight.end());
    REQUIRE_FALSE(seen.empty());
    const Shape& dots = std::get<Shape>(d.items[decisions.branches.size()]);
    CHECK(dots.fill == decisions.sight);
    CHECK(flattened(dots.path).size() == seen.size());
    int number = 0;
    Cell last = no_cell;
    const std::vector<TextRun> runs = texts(d);
    for (const TintedBranch& branch : decisions.branches) {
      if (branch.at == last) continue;
      last = branch.at;
      const Point at = d.fit.transform(center(*g.maze.topology, branch.at));
      const TextRun& run = runs.at(static_cast<std::size_t>(number++));
      CHECK(run.text == std::to_string(number));
      CHECK(run.at.x == Approx(at.x));
    }
    for (std::size_t a = 0; a < runs.size(); ++a)
      for (std::size_t b = 0; b < a; ++b) {
        INFO(runs[a].text << " and " << runs[b].text);
        const Rect x = box(runs[a]), y = box(runs[b]);
        CHECK((x.x1 <= y.x0 || y.x1 <= x.x0 || x.y1 <= y.y0 || y.y1 <= x.y0));
      }
  }
}

TEST_CASE("narrow corridors have dots instead of numbers, and no notes") {
  const Maze maze = random_maze(Lattice::square(30, 20), 2);
  const Decisions decisions = decisions_of(maze);
  REQUIRE_FALSE(decisions.branches.empty());
  CHECK(texts(drawn(maze, decisions, 150)).empty());
}

TEST_CASE("a number stands beside the mark of a place inside") {
  Maze maze = closed_maze(Lattice::square(17, 3));
  for (int y = 0; y < 3; ++y)
    for (int x = 0; x < 16; ++x) open_along(maze, {{x, y}, {x + 1, y}});
  open_along(maze, {{8, 0}, {8, 1}, {8, 2}});
  const Lattice& t = lattice_of(maze);
  maze.start = {t.at(8, 0), no_wall};
  maze.finish = {t.at(16, 2), no_wall};
  const Decisions decisions = decisions_of(maze);
  REQUIRE(decisions.branches.at(0).at == t.at(8, 0));
  const Drawn d = drawn(maze, decisions);
  const TextRun first = texts(d).at(0);
  CHECK(first.text == "1");
  CHECK(std::fabs(first.at.x - d.fit.transform(center(*maze.topology, t.at(8, 0))).x) > 0.4 * d.fit.pitch);
}

TEST_CASE("the area beside a bridge is whole, and the lane above belongs to it") {
  const Maze maze = woven(4, 3, {{1, 1}});
  const PlanarGraph& t = std::get<PlanarGraph>(*maze.topology);
  BitSet cells(t.cell_limit());
  double plain = 0;
  for_each_cell(t, [&](Cell c) {
    cells.set(index(c));
    ++plain;
  });
  plain -= 2;  // the lanes
  // The ring of a lane may have the opposite direction.
  const double lane = std::fabs(area(area_with_lanes(maze, cells, 0)) - plain);
  CHECK(lane > 0.5);
  CHECK(lane < 1);
  cells.reset(index(t.crossings()[0].over));
  CHECK(area(area_with_lanes(maze, cells, 0)) == Approx(plain));
}

TEST_CASE("wrong branches of a cave are tinted on its floor only") {
  const Maze cave = with_gates(hall_cave(24, 18, 7));
  const Decisions decisions = decisions_of(cave);
  const Drawn d = drawn(cave, decisions);
  for (std::size_t i = 0; i < decisions.branches.size(); ++i)
    CHECK(area(std::get<Shape>(d.items[i]).path) ==
          Approx(static_cast<double>(decisions.branches[i].cells.size()) * d.fit.pitch * d.fit.pitch)
              .epsilon(0.01));
}
