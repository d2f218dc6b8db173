// The public functions, seen from outside: no header of src/ is included here.
#include <mazefolio/mazefolio.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <set>
#include <thread>

using mazefolio::Error;
using mazefolio::ErrorKind;
using mazefolio::Maze;
using mazefolio::MazeRequest;

namespace {

MazeRequest sized(std::uint32_t columns, std::uint32_t rows) {
  MazeRequest request;
  request.columns = columns;
  request.rows = rows;
  return request;
}

std::string message_of(const MazeRequest& request) {
  try {
    mazefolio::make_maze(request);
  } catch (const Error& error) {
    CHECK(error.kind() == ErrorKind::input);
    REQUIRE(!error.diagnostics().empty());
    return to_text(error.diagnostics().front());
  }
  FAIL("no error");
  return {};
}

}  // namespace

TEST_CASE("a maze is made from words, and again from its id and its JSON") {
  MazeRequest request = sized(12, 9);
  request.grid = "voronoi";
  request.algorithm = "wilson";
  request.options = {{"relax", "5"}, {"braid", "0.4"}};
  const Maze maze = mazefolio::make_maze(request);
  CHECK(maze.id().starts_with("voronoi(relax=5)"));
  CHECK(mazefolio::make_maze(maze.id()).json() == maze.json());
  CHECK(mazefolio::read_json(maze.json()).id() == maze.id());
  CHECK(mazefolio::make_maze(request).json() == maze.json());
}

TEST_CASE("without a size a maze has one that its algorithm can have") {
  MazeRequest request;
  CHECK(mazefolio::make_maze(request).cell_count() == 400);
  request.algorithm = "mazogs";
  CHECK(mazefolio::make_maze(request).cell_count() > 10);
}

TEST_CASE("a maze that was written as text is read back") {
  const Maze maze = mazefolio::make_maze(sized(7, 5));
  const Maze again = mazefolio::read_text(maze.text());
  CHECK(again.id().empty());
  CHECK(again.text() == maze.text());
  CHECK(again.solution() == maze.solution());
  CHECK(maze.text(true) != maze.text());
}

TEST_CASE(
    "cells and walls fit together: each wall is a side of its cells, and the solution walks through open "
    "ones") {
  MazeRequest request = sized(8, 8);
  request.grid = "polar";
  const Maze maze = mazefolio::make_maze(request);
  const std::vector<mazefolio::Cell> cells = maze.cells();
  REQUIRE(cells.size() == maze.cell_count());
  std::size_t sides = 0, outlined = 0, gates = 0;
  std::set<std::pair<std::size_t, std::size_t>> open;
  for (const mazefolio::Wall& wall : maze.walls()) {
    sides += wall.cells.size();
    gates += wall.kind == mazefolio::WallKind::gate;
    if (wall.kind == mazefolio::WallKind::open) {
      REQUIRE(wall.cells.size() == 2);
      open.insert({wall.cells[0], wall.cells[1]});
      open.insert({wall.cells[1], wall.cells[0]});
    }
    if (wall.edge.is_arc)
      CHECK(std::hypot(wall.edge.from.x - wall.edge.center.x, wall.edge.from.y - wall.edge.center.y) ==
            Approx(wall.edge.radius));
  }
  for (const mazefolio::Cell& cell : cells) {
    outlined += cell.outline.size();
    for (std::size_t i = 0; i < cell.outline.size(); ++i) {
      const mazefolio::Point end = cell.outline[i].to,
                             next = cell.outline[(i + 1) % cell.outline.size()].from;
      CHECK(std::hypot(end.x - next.x, end.y - next.y) < 1e-6);
    }
  }
  CHECK(sides == outlined);
  CHECK(gates == 2);
  const std::vector<std::size_t> path = maze.solution();
  CHECK(path.front() == maze.start());
  CHECK(path.back() == maze.finish());
  for (std::size_t i = 1; i < path.size(); ++i) CHECK(open.count({path[i - 1], path[i]}));
}

TEST_CASE("a request that is wrong is an Error with what to do instead") {
  MazeRequest request = sized(5, 5);
  request.algorithm = "wilsen";
  CHECK_THAT(message_of(request), Catch::Contains("wilson"));
  request = sized(5, 5);
  request.options = {{"braids", "1"}};
  CHECK_THAT(message_of(request), Catch::Contains("braid"));
  request = sized(5, 0);
  CHECK_THAT(message_of(request), Catch::Contains("columns and rows"));
  request = sized(5, 5);
  request.from = "top";
  CHECK_THAT(message_of(request), Catch::Contains("need each other"));
  request = sized(5, 5);
  request.shape = "picture";
  request.options = {{"picture", "nowhere.svg"}};
  CHECK_THAT(message_of(request), Catch::Contains("nowhere.svg"));
  CHECK_THROWS_AS(mazefolio::make_maze("no id"), Error);
  CHECK_THROWS_AS(mazefolio::read_json("[]"), Error);
}

TEST_CASE("goals are visited") {
  MazeRequest request = sized(9, 9);
  request.visit = {"corners"};
  const Maze maze = mazefolio::make_maze(request);
  CHECK(maze.goals().size() == 2);
  const std::vector<std::size_t> path = maze.solution();
  for (const std::size_t goal : maze.goals()) CHECK(std::count(path.begin(), path.end(), goal) > 0);
}

TEST_CASE("a picture carries its maze's name and the names of its parts") {
  const Maze maze = mazefolio::make_maze(sized(6, 6));
  const std::string svg = mazefolio::draw_picture(maze, {.solution = true});
  CHECK_THAT(svg, Catch::Contains("<title>" + maze.id() + "</title>"));
  for (const char* part : {"walls", "rim", "start", "finish", "solution"})
    CHECK_THAT(svg, Catch::Contains(std::string("<g id=\"") + part + "\" class=\"" + part + "\">"));
  CHECK_THAT(mazefolio::draw_picture(maze, {.title = "Me & you"}),
             Catch::Contains("<title>Me &amp; you</title>"));
  CHECK(mazefolio::draw_picture(maze, {.format = mazefolio::PictureFormat::pdf}).starts_with("%PDF"));
  CHECK(mazefolio::draw_picture(maze, {.format = mazefolio::PictureFormat::png}).substr(1, 3) == "PNG");
}

TEST_CASE("a rating says why: its parts sum to the effort") {
  const Maze maze = mazefolio::make_maze(sized(20, 20));
  const mazefolio::Rating rating = mazefolio::rate_maze(maze);
  CHECK(rating.level >= 1);
  CHECK(rating.level <= 10);
  for (const mazefolio::Effort& e : {rating.forward, rating.backward})
    CHECK(e.way + e.turning + e.decisions + e.wrong + e.glances == Approx(e.total));
  const double gain = std::max(0.0, rating.forward.total - rating.backward.total);
  CHECK(0.4 + 0.94 * std::log2(rating.forward.total - 0.2 * gain) == Approx(rating.score).margin(0.001));
  const std::vector<std::size_t> path = maze.solution();
  REQUIRE(!rating.forward.branches.empty());
  for (const mazefolio::WrongBranch& b : rating.forward.branches) {
    CHECK(std::count(path.begin(), path.end(), b.at) == 1);
    CHECK(std::count(path.begin(), path.end(), b.first) == 0);
  }
  CHECK_THAT(rating.text, Catch::Contains("Level " + std::to_string(rating.level)));
}

TEST_CASE("mazes are made, rated and drawn by several threads at once, each as if alone") {
  const std::string alone = mazefolio::make_maze(sized(30, 30)).json();
  std::vector<std::string> made(4), drawn(4);
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < made.size(); ++i)
    threads.emplace_back([&, i] {
      const Maze maze = mazefolio::make_maze(sized(30, 30));
      made[i] = maze.json();
      drawn[i] = mazefolio::draw_picture(maze);
    });
  for (std::thread& thread : threads) thread.join();
  for (std::size_t i = 0; i < made.size(); ++i) {
    CHECK(made[i] == alone);
    CHECK(drawn[i] == drawn[0]);
  }
}
