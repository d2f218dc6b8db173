#include "draw/gate_art.h"

#include <catch2/catch.hpp>

#include "draw/draw_maze.h"
#include "draw/looks.h"
#include "maze/gates.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

Maze with_gates(const char* start, const char* finish) {
  Maze maze;
  maze.topology = std::make_shared<const AnyTopology>(Lattice::square(8, 6));
  maze.open = BitSet(wall_limit(*maze.topology));
  maze.start = *gate_at(*maze.topology, start);
  maze.finish = *gate_at(*maze.topology, finish);
  return maze;
}

std::shared_ptr<const std::string> svg(const std::string& attributes) {
  return std::make_shared<const std::string>("<svg " + attributes + "/>");
}

MazeStyle pictured_style(const std::string& attributes) {
  MazeStyle style;
  style.label = {"Sans", 12, true, false};
  style.art_pt = 72;
  style.icons = {svg(attributes), svg(attributes), {}};
  return style;
}

MazeFit fitted(const Maze& maze, const MazeStyle& style, const Rect& area) {
  FixedMeasurer measurer;
  return fit_in_frame(maze, {{area.x0, area.y0 + 90, area.x1, area.y1 - 90}, area}, style,
                      {"Start", "Finish"}, measurer);
}

constexpr Rect page{0, 0, 500, 560};

}  // namespace

TEST_CASE("a picture stands beside its arrow in full size, and the word stays") {
  const MazeFit fit =
      fitted(with_gates("top-left", "bottom-right"), pictured_style("width='1' height='1'"), page);
  for (const GateMark& mark : fit.gates) {
    CHECK(mark.icon_box.height() == Approx(72));
    CHECK_FALSE(mark.word.text.empty());
  }
  CHECK(fit.gates[0].icon_box.y1 < fit.maze_box.y0);
  CHECK(fit.gates[1].icon_box.y0 > fit.maze_box.y1);
  CHECK(fit.maze_box.width() > 495);
}

TEST_CASE("a picture is as wide as it is drawn, and less high where it is very wide") {
  CHECK(picture_size("<svg viewBox='0 0 20 40'/>", 60) == Size{30, 60});
  CHECK(picture_size("<svg width='10mm' height=\"20mm\"/>", 60) == Size{30, 60});
  CHECK(picture_size("<svg/>", 60) == Size{60, 60});
  const Size wide = picture_size("<svg viewBox='0,0,200,100'/>", 60);
  CHECK(wide.width == Approx(78));
  CHECK(wide.height == Approx(39));
}

TEST_CASE("a picture beside an arrow looks at the gate") {
  const MazeStyle style = pictured_style("data-looks='left' width='1' height='1'");
  for (const auto& [start, finish] : {std::pair("top", "bottom"), std::pair("left", "right")}) {
    const MazeFit fit = fitted(with_gates(start, finish), style, page);
    for (const GateMark& mark : fit.gates) {
      REQUIRE(mark.pictured());
      CHECK(mark.mirrored == (mark.icon_box.center().x < mark.arrow[0].x - 3));
    }
  }
}

TEST_CASE("pictures with little room become smaller, both alike") {
  const MazeFit fit =
      fitted(with_gates("top-left", "top-right"), pictured_style("width='1' height='1'"), {0, 0, 230, 300});
  for (const GateMark& mark : fit.gates) {
    REQUIRE(mark.pictured());
    CHECK(mark.icon_box.height() < 72);
    CHECK(mark.icon_box.height() == Approx(fit.gates[0].icon_box.height()));
  }
}

TEST_CASE("badges tell start from finish by their forms") {
  MazeStyle style = pictured_style("width='1' height='1'");
  style.icons = {};
  style.badges = true;
  const Maze maze = with_gates("top-left", "bottom-right");
  const MazeFit fit = fitted(maze, style, page);
  const auto count = [&](auto fits) {
    int found = 0;
    for (const Item& item : draw_maze(maze, fit, style))
      if (const auto* run = std::get_if<TextRun>(&item)) found += fits(*run);
    return found;
  };
  CHECK(count([](const TextRun& run) { return run.text == "Start" && run.ink == white; }) == 1);
  CHECK(count([](const TextRun& run) { return run.text == "Finish" && run.ink == black; }) == 1);
  for (const GateMark& mark : fit.gates) CHECK(mark.word_box.height() > 1.1 * style.label.size_pt);
}
