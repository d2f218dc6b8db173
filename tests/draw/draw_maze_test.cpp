#include "draw/draw_maze.h"

#include <catch2/catch.hpp>

#include "draw/draw_solution.h"
#include "draw/edge_line.h"
#include "draw/every_grid.h"
#include "solve/paths.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

Maze squares(std::uint32_t columns, std::uint32_t rows) {
  const GeneratorRow& row = *find_row(generators(), "backtracker");
  return carve_maze(row, std::make_shared<const AnyTopology>(Lattice::square(columns, rows)),
                    Options(row.options), "draw");
}

std::vector<Stroke> strokes_of(const std::vector<Item>& items) {
  std::vector<Stroke> out;
  for (const Item& item : items)
    if (const auto* shape = std::get_if<Shape>(&item); shape && shape->stroke) out.push_back(*shape->stroke);
  return out;
}

std::vector<Stroke> drawn(const Maze& maze, WallStyle walls) {
  FixedMeasurer measurer;
  MazeStyle style;
  style.walls = walls;
  return strokes_of(draw_maze(maze, fit_maze(maze, {0, 0, 400, 400}, style, {}, measurer), style));
}

std::shared_ptr<const std::string> picture() { return std::make_shared<const std::string>("<svg/>"); }

}  // namespace

TEST_CASE("right angles have sharp corners, all others round ones, which never spike") {
  CHECK(drawn(squares(5, 8), WallStyle::line)[0].join == Join::miter);
  CHECK(drawn(squares(5, 8), WallStyle::line)[0].cap == Cap::square);
  CHECK(drawn(squares(5, 8), WallStyle::rounded)[0].join == Join::round);
  for (const GridMaze& g : every_grid())
    if (g.name == "penrose rectangle" || g.name == "polar rectangle") {
      CHECK(drawn(g.maze, WallStyle::line)[0].join == Join::round);
      CHECK(drawn(g.maze, WallStyle::line)[0].cap == Cap::round);
    }
}

TEST_CASE("a block maze of squares is its picture of 2w + 1 by 2h + 1 blocks") {
  FixedMeasurer measurer;
  const Maze maze = squares(8, 5);
  MazeStyle style;
  style.walls = WallStyle::block;
  const Rect area{0, 0, 340, 220};
  const MazeFit fit = fit_maze(maze, area, style, {}, measurer);
  CHECK(fit.pitch == Approx(2 * 340.0 / (2 * 8 + 1)));
  const std::vector<Stroke> strokes = drawn(maze, WallStyle::block);
  CHECK(strokes[0].width == Approx(strokes[1].width));
  CHECK(strokes[0].ink == black);
}

TEST_CASE("places of a visit carry letters in the order of the walk") {
  FixedMeasurer measurer;
  Maze maze = squares(8, 5);
  const auto at = [&](const char* name) { return Gate{gate_at(*maze.topology, name)->cell, no_wall}; };
  maze.start = at("top-left");
  maze.goals = {at("top-right"), at("bottom-right")};
  maze.finish = at("bottom-left");
  const MazeFit fit = fit_maze(maze, {0, 0, 400, 400}, {}, {"Start", "Finish"}, measurer);
  REQUIRE(fit.gates.size() == 4);
  for (std::size_t i = 0; i < 4; ++i) {
    CHECK(fit.gates[i].inside);
    CHECK_FALSE(fit.gates[i].ring);
    CHECK(fit.gates[i].word.text == std::string(1, static_cast<char>('A' + i)));
    CHECK(fit.gates[i].disc_radius < fit.corridor / 2);
  }
  CHECK(fit.gates[1].disc == fit.transform(center(*maze.topology, maze.goals[0].cell)));
}

TEST_CASE("a picture takes the letter's place inside where a cell is big enough") {
  FixedMeasurer measurer;
  Maze maze = squares(6, 6);
  maze.start = *gate_at(*maze.topology, "left");
  maze.finish = *gate_at(*maze.topology, "centre");
  MazeStyle style;
  style.icons = {nullptr, picture(), {}};
  const MazeFit large = fit_maze(maze, {0, 0, 400, 400}, style, {"Start", "Finish"}, measurer);
  CHECK(large.gates[1].pictured());
  CHECK(large.gates[1].icon_box.width() < large.corridor);
  const MazeFit small = fit_maze(maze, {0, 0, 110, 110}, style, {"Start", "Finish"}, measurer);
  CHECK_FALSE(small.gates[1].pictured());
}

TEST_CASE("a mark on pale art is black, on ground that reaches no wall") {
  FixedMeasurer measurer;
  Maze maze = squares(6, 6);
  maze.start = *gate_at(*maze.topology, "top-left");
  maze.finish = *gate_at(*maze.topology, "centre");
  const auto finish_of = [&](const MazeStyle& style) {
    std::vector<Shape> out;
    const MazeFit fit = fit_maze(maze, {0, 0, 300, 300}, style, {}, measurer);
    for (const Item& item : draw_maze(maze, fit, style))
      if (const auto* shape = std::get_if<Shape>(&item); shape && std::string_view(item.name) == "finish")
        out.push_back(*shape);
    return std::pair{out, fit};
  };
  MazeStyle style;
  REQUIRE(finish_of(style).first.size() == 1);
  CHECK(finish_of(style).first[0].stroke->ink != black);
  Details details;
  details.rings = {{{{0, 0}, true}, {{2, 0}, true}, {{2, 2}, true}, {{0, 2}, true}}};
  style.details = std::make_shared<const Details>(details);
  CHECK(finish_of(style).first.size() == 1);  // the art is elsewhere
  details.rings = {{{{1, 1}, true}, {{5, 1}, true}, {{5, 5}, true}, {{1, 5}, true}}};
  style.details = std::make_shared<const Details>(details);
  const auto [shapes, fit] = finish_of(style);
  REQUIRE(shapes.size() == 2);
  CHECK(shapes[0].fill == white);
  const auto width = [](const Shape& shape) { return box_of(flattened(shape.path).front()).width(); };
  CHECK(width(shapes[0]) > width(shapes[1]) + shapes[1].stroke->width);
  CHECK(width(shapes[0]) < fit.corridor);
  CHECK(shapes[1].stroke->ink == black);
}

TEST_CASE("the goals of a visit have the pictures of their list in turn") {
  FixedMeasurer measurer;
  Maze maze = squares(6, 6);
  const auto inside = [&](const char* cell) { return *gate_at(*maze.topology, cell); };
  maze.start = inside("0,0");
  maze.finish = inside("5,5");
  maze.goals = {inside("2,1"), inside("4,4"), inside("1,5")};
  const auto sword = picture(), prisoner = std::make_shared<const std::string>("<svg/>");
  MazeStyle style;
  style.icons.goals = {sword, prisoner};
  const MazeFit fit = fit_maze(maze, {0, 0, 400, 400}, style, {"Start", "Finish"}, measurer);
  REQUIRE(fit.gates.size() == 5);
  CHECK_FALSE(fit.gates[0].icon);
  CHECK(fit.gates[0].word.text == "A");
  CHECK(fit.gates[1].icon == sword);
  CHECK(fit.gates[2].icon == prisoner);
  CHECK(fit.gates[3].icon == sword);
  CHECK_FALSE(fit.gates[4].icon);
}

TEST_CASE("a solution goes over a bridge in one piece and below it in two") {
  FixedMeasurer measurer;
  Maze maze = woven(5, 5, {{2, 2}});
  const auto& t = std::get<PlanarGraph>(*maze.topology);
  const auto lane = [&](Cell c) {
    std::vector<Cell> beside;
    t.for_each_neighbor(c, [&](Cell n, Wall) { beside.push_back(n); });
    return CellPath{beside.at(0), c, beside.at(1)};
  };
  const auto moves = [&](const CellPath& path) {
    const MazeFit fit = fit_maze(maze, {0, 0, 400, 400}, {}, {}, measurer);
    const std::vector<Item> items = draw_solution(maze, std::vector<CellPath>{path}, fit, {});
    const Path& drawn_path = std::get<Shape>(items.back()).path;
    return std::count(drawn_path.verbs.begin(), drawn_path.verbs.end(), Path::Verb::move);
  };
  CHECK(moves(lane(t.crossings()[0].over)) == 1);
  CHECK(moves(lane(t.crossings()[0].under)) == 2);
}

TEST_CASE("a bridge has two rails and two mouths") {
  FixedMeasurer measurer;
  const Maze plain = woven(5, 5, {}), bridged = woven(5, 5, {{2, 2}});
  const auto count = [&](const Maze& maze) {
    return draw_maze(maze, fit_maze(maze, {0, 0, 400, 400}, {}, {}, measurer), {}).size();
  };
  CHECK(count(bridged) == count(plain) + 4);
}
