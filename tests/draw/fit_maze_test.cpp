#include "draw/fit_maze.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "draw/draw_maze.h"
#include "draw/every_grid.h"
#include "draw/gate_sites.h"
#include "maze/gates.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"
#include "topology/mask.h"

using namespace mazefolio::tests;

namespace {

Maze plain_maze(std::uint32_t columns, std::uint32_t rows) {
  Maze maze;
  maze.topology = std::make_shared<const AnyTopology>(Lattice::square(columns, rows));
  maze.open = BitSet(wall_limit(*maze.topology));
  return maze;
}

MazeStyle sample_style() {
  MazeStyle style;
  style.rim_factor = 1.5;
  style.label = {"Sans", 11, true, false};
  return style;
}

bool within(const Rect& inner, const Rect& outer) {
  return inner.x0 > outer.x0 - 1e-6 && inner.y0 > outer.y0 - 1e-6 && inner.x1 < outer.x1 + 1e-6 &&
         inner.y1 < outer.y1 + 1e-6;
}
bool apart(const Rect& a, const Rect& b) {
  return a.x0 >= b.x1 || b.x0 >= a.x1 || a.y0 >= b.y1 || b.y0 >= a.y1;
}

Rect box_of(const std::vector<Point>& points) {
  Rect r{points[0].x, points[0].y, points[0].x, points[0].y};
  for (const Point p : points) r = enclosing(r, {p.x, p.y, p.x, p.y});
  return r;
}

void check_marks(const MazeFit& fit, const Rect& area, const MazeStyle& style) {
  const Rect walls = inset(fit.maze_box, -style.wall.pt * style.rim_factor / 2);
  CHECK(within(walls, area));
  CHECK(within(fit.ink_box, area));
  std::vector<Rect> taken{walls};
  for (const GateMark& mark : fit.gates) {
    REQUIRE(mark.arrow.size() == 7);
    taken.push_back(box_of(mark.arrow));
  }
  for (const GateMark& mark : fit.gates) {
    REQUIRE_FALSE(mark.word.text.empty());
    taken.push_back(mark.word_box);
  }
  for (std::size_t i = 0; i < taken.size(); ++i) {
    CHECK(within(taken[i], area));
    for (std::size_t j = 0; j < i; ++j) {
      INFO("part " << i << " and part " << j);
      CHECK(apart(taken[i], taken[j]));
    }
  }
}

}  // namespace

TEST_CASE("arrows and words are outside the walls and inside the area, wherever the gates are",
          "[unsanitized]") {
  FixedMeasurer measurer;
  const MazeStyle style = sample_style();
  for (const auto& [columns, rows] : std::vector<std::pair<std::uint32_t, std::uint32_t>>{
           {1, 1}, {1, 7}, {7, 1}, {2, 2}, {5, 8}, {8, 5}, {30, 20}}) {
    Maze maze = plain_maze(columns, rows);
    const std::vector<Gate> gates = rim_gates(*maze.topology);
    const std::size_t step = gates.size() > 30 ? 3 : 1;
    for (const Rect& area : {Rect{36, 50, 576, 700}, Rect{10, 10, 260, 190}, Rect{0, 0, 160, 320}})
      for (std::size_t i = 0; i < gates.size(); i += step)
        for (std::size_t j = 0; j < gates.size(); ++j) {
          if (i == j || (gates.size() > 30 && j % 2 == 0)) continue;
          maze.start = gates[i];
          maze.finish = gates[j];
          INFO(columns << "x" << rows << ", gates " << i << " and " << j << ", area " << area.width());
          check_marks(fit_maze(maze, area, style, {"Start", "Finish"}, measurer), area, style);
        }
  }
}

TEST_CASE("a word without room at its arrow stands further out") {
  FixedMeasurer measurer;
  MazeStyle style = sample_style();
  style.badges = true;
  const Mask comb = parse_mask("#.#.#.##\n#.#.#..#\n#.#.#.##\n########\n##.#..##\n##.#.###\n").value();
  Maze maze;
  maze.topology = std::make_shared<const AnyTopology>(Lattice::square(comb));
  maze.open = BitSet(wall_limit(*maze.topology));
  const std::vector<Gate> gates = rim_gates(*maze.topology);
  for (const Gate& start : gates)
    for (const Gate& finish : gates) {
      if (start == finish) continue;
      maze.start = start;
      maze.finish = finish;
      INFO("from " << index(start.cell) << " to " << index(finish.cell));
      const Rect area{36, 50, 296, 300};
      const MazeFit fit = fit_maze(maze, area, style, {"Start", "Finish"}, measurer);
      for (const GateMark& mark : fit.gates) {
        CHECK_FALSE(mark.word.text.empty());
        CHECK(within(mark.word_box, area));
      }
      CHECK(apart(fit.gates[0].word_box, fit.gates[1].word_box));
    }
}

TEST_CASE("the start's arrow points in and the finish's points out") {
  FixedMeasurer measurer;
  Maze maze = plain_maze(6, 4);
  for (const Gate& gate : rim_gates(*maze.topology)) {
    maze.start = gate;
    maze.finish = rim_gates(*maze.topology)[gate == rim_gates(*maze.topology)[0] ? 1 : 0];
    const MazeFit fit = fit_maze(maze, {0, 0, 400, 400}, sample_style(), {"Start", "Finish"}, measurer);
    const Point out = outward(*maze.topology, gate);
    const auto& arrow = fit.gates[0].arrow;
    const Point shaft = midpoint(arrow[3], arrow[4]);
    CHECK(dot(arrow[0] - shaft, out) < -5);
    const auto& finish = fit.gates[1].arrow;
    CHECK(dot(finish[0] - midpoint(finish[3], finish[4]), outward(*maze.topology, maze.finish)) > 5);
    CHECK(fit.gates[0].open_pt == 0);
    CHECK(fit.gates[1].open_pt >= 0.75);
  }
}

TEST_CASE("space is reserved only on the sides of gates, and the walls stay in the middle where possible") {
  FixedMeasurer measurer;
  Maze maze = plain_maze(10, 10);
  maze.start = *gate_at(*maze.topology, "top-left");
  maze.finish = *gate_at(*maze.topology, "bottom-right");
  const MazeFit fit = fit_maze(maze, {0, 0, 300, 600}, sample_style(), {"Start", "Finish"}, measurer);
  CHECK(fit.maze_box.width() > 290);
  CHECK(fit.maze_box.center().x == Approx(150).margin(0.5));
  CHECK(fit.maze_box.center().y == Approx(300).margin(0.5));
}

TEST_CASE("a largest pitch holds small mazes back") {
  FixedMeasurer measurer;
  Maze maze = plain_maze(2, 2);
  maze.start = rim_gates(*maze.topology)[0];
  maze.finish = rim_gates(*maze.topology)[5];
  const MazeFit fit = fit_maze(maze, {0, 0, 500, 500}, sample_style(), {}, measurer, points(40));
  CHECK(fit.pitch == Approx(40));
  CHECK(fit.transform.scale == Approx(40));
}

TEST_CASE("a maze fills its frame where three percent of stretch are enough") {
  FixedMeasurer measurer;
  const MazeStyle style = sample_style();
  const Rect frame{40, 80, 440, 580};
  const double band = gate_band(style, {"Start", "Finish"});
  const MazePlace place{frame, {38, 80 - band, 442, 580 + band}};
  for (const auto& [columns, rows] : std::vector<std::pair<std::uint32_t, std::uint32_t>>{
           {4, 5}, {8, 10}, {12, 15}, {13, 16}, {11, 14}, {30, 37}}) {
    Maze maze = plain_maze(columns, rows);
    maze.start = *gate_at(*maze.topology, "top-left");
    maze.finish = *gate_at(*maze.topology, "bottom-right");
    const MazeFit fit = fit_in_frame(maze, place, style, {"Start", "Finish"}, measurer);
    INFO(columns << "x" << rows);
    CHECK(fit.maze_box.x0 == Approx(frame.x0));
    CHECK(fit.maze_box.y0 == Approx(frame.y0));
    CHECK(fit.maze_box.x1 == Approx(frame.x1));
    CHECK(fit.maze_box.y1 == Approx(frame.y1));
    CHECK(std::fabs(fit.transform.stretch - 1) <= most_stretch + 1e-9);
    check_marks(fit, place.area, style);
  }
}

TEST_CASE("a maze of other proportions keeps them, in the middle of its frame") {
  FixedMeasurer measurer;
  Maze maze = plain_maze(10, 10);
  maze.start = *gate_at(*maze.topology, "top-left");
  maze.finish = *gate_at(*maze.topology, "bottom-right");
  const Rect frame{40, 80, 440, 580};
  const MazeFit fit =
      fit_in_frame(maze, {frame, {38, 50, 442, 610}}, sample_style(), {"Start", "Finish"}, measurer);
  CHECK(fit.transform.stretch == 1);
  CHECK(fit.maze_box.width() == Approx(400));
  CHECK(fit.maze_box.center().y == Approx(frame.center().y));
}

TEST_CASE("walls as wide as corridors belong to the frame") {
  FixedMeasurer measurer;
  MazeStyle style = sample_style();
  style.walls = WallStyle::block;
  const Rect frame{40, 80, 440, 580};
  const Maze maze = plain_maze(8, 10);
  const MazeFit fit = fit_in_frame(maze, {frame, frame}, style, {}, measurer);
  CHECK(fit.ink_box.x0 == Approx(frame.x0).margin(0.01));
  CHECK(fit.ink_box.y1 == Approx(frame.y1).margin(0.01));
  CHECK(fit.ink_box.x1 == Approx(frame.x1).margin(0.01));
}

TEST_CASE("a gate inside the maze is a disc that leaves the walls alone") {
  FixedMeasurer measurer;
  Maze maze = plain_maze(5, 5);
  maze.start = rim_gates(*maze.topology)[0];
  maze.finish = *gate_at(*maze.topology, "centre");
  const MazeFit fit = fit_maze(maze, {0, 0, 300, 300}, sample_style(), {"Start", "Ziel"}, measurer);
  const GateMark& mark = fit.gates[1];
  CHECK(mark.inside);
  CHECK(mark.arrow.empty());
  CHECK(mark.disc_radius < fit.pitch / 2 - sample_style().wall.pt);
  CHECK(mark.disc_radius > fit.pitch / 5);
  CHECK(mark.disc == fit.transform(center(*maze.topology, maze.finish.cell)));
  CHECK(mark.word.text == "Z");
}

TEST_CASE("the way in is a filled arrow, the way out an open one") {
  FixedMeasurer measurer;
  Maze maze = plain_maze(6, 4);
  maze.start = *gate_at(*maze.topology, "top-left");
  maze.finish = *gate_at(*maze.topology, "bottom-right");
  const MazeFit fit = fit_maze(maze, {0, 0, 400, 400}, sample_style(), {}, measurer);
  std::vector<const Shape*> arrows;
  const std::vector<Item> items = draw_maze(maze, fit, sample_style());
  for (const Item& item : items)
    if (const auto* shape = std::get_if<Shape>(&item); shape && shape->path.points.size() == 7)
      arrows.push_back(shape);
  REQUIRE(arrows.size() == 2);
  CHECK(arrows[0]->fill == black);
  CHECK_FALSE(arrows[0]->stroke);
  CHECK(arrows[1]->fill == white);
  CHECK(arrows[1]->stroke->ink == black);
  CHECK(holds(fit.ink_box, arrow_box(fit.gates[1])));
}

TEST_CASE("arrows at gates between octagons are as long as others, where there is free space further out") {
  FixedMeasurer measurer;
  const Maze maze = [] {
    for (GridMaze& g : every_grid())
      if (g.name == "octagon rectangle") return g.maze;
    return Maze{};
  }();
  REQUIRE(maze.topology);
  for (const Gate& gate : rim_gates(*maze.topology)) {
    Maze at = maze;
    at.start = gate;
    const MazeFit fit = fit_maze(at, {0, 0, 300, 300}, sample_style(), {}, measurer);
    const std::vector<Point>& arrow = fit.gates[0].arrow;
    const Point along = arrow[0] - midpoint(arrow[3], arrow[4]);
    CHECK(std::sqrt(dot(along, along)) > 0.6 * arrow_length(fit.transform.scale, sample_style()));
  }
}

TEST_CASE("what lies beside a maze has room in the area, and no word or arrow lies over it") {
  FixedMeasurer measurer;
  MazeStyle style = sample_style();
  Details details;
  details.beside = {{{{4, -5}, true}, {{6, -5}, true}, {{6, -1.5}, true}, {{4, -1.5}, true}},
                    {{{12, 2}, true}, {{14, 2}, true}, {{14, 8}, true}, {{12, 8}, true}}};
  details.rings = details.beside;
  Maze maze = plain_maze(10, 10);
  maze.start = *gate_at(*maze.topology, "top-left");
  for (const char* finish : {"bottom", "top-right", "left"}) {
    maze.finish = *gate_at(*maze.topology, finish);
    INFO(finish);
    const Rect area{36, 50, 576, 700};
    style.details = nullptr;
    const MazeFit alone = fit_maze(maze, area, style, {"Start", "Finish"}, measurer);
    style.details = std::make_shared<const Details>(details);
    const MazeFit fit = fit_maze(maze, area, style, {"Start", "Finish"}, measurer);
    check_marks(fit, area, style);
    CHECK(fit.pitch < alone.pitch);
    CHECK(bounds(*maze.topology).width() * fit.transform.scale == Approx(fit.maze_box.width()));
    for (const Ring& ring : details.beside) {
      std::vector<Point> line;
      for (const RingPoint& p : ring) line.push_back(fit.transform(p.at));
      const Rect art = box_of(line);
      CHECK(within(art, fit.ink_box));
      for (const GateMark& mark : fit.gates) {
        CHECK(apart(mark.word_box, art));
        CHECK(apart(box_of(mark.arrow), art));
      }
    }
  }
}
