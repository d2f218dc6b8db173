#include <catch2/catch.hpp>

#include "perfect_mazes.h"
#include "solve/check.h"
#include "solve/paths.h"
#include "support/results.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

ChosenRule portals(const std::string& count = "auto") { return rule_with("portals", {{"portals", count}}); }

std::string finding(Maze maze, Marks marks) {
  maze.marks = std::make_shared<Marks>(std::move(marks));
  const Result<RuledWay> way = solution_by_rule(maze, portals());
  return way ? message_of(portals().row->check(maze, way->cells, portals().options)) : way.message();
}

}  // namespace

TEST_CASE("mazes with portals obey their rule, for any number of pairs, on any grid") {
  for (const char* grid : {"square", "hexagon", "triangle", "polar", "voronoi"})
    for (const char* count : {"auto", "2", "3", "6"})
      for (const char* seed : {"1", "2", "3"}) {
        CAPTURE(grid, count, seed);
        const ChosenRule rule = portals(count);
        const Maze maze = laid(perfect_maze(grid, {14, 14}, "kruskal", seed), rule, seed);
        const RuledWay way = solution_by_rule(maze, rule).value();
        CHECK(message_of(check_marks(maze, way.cells, rule)).empty());
        CHECK(message_of(check_printable(maze, nullptr, false)).empty());
        CHECK(passage_count(maze) + maze.marks->links.size() + 1 == cell_count(*maze.topology));
        CHECK(maze.marks->names.size() >= 2);
      }
}

TEST_CASE("without its links a maze with portals is in pieces") {
  Maze maze = laid(perfect_maze("square", {10, 10}, "wilson", "1"), portals("3"), "1");
  maze.marks = nullptr;
  CHECK_THAT(message_of(check_printable(maze, nullptr, false)), Contains("can be reached"));
}

TEST_CASE("the way is drawn as one stroke more than it has jumps") {
  const ChosenRule rule = portals("4");
  const Maze maze = laid(perfect_maze("square", {12, 12}, "wilson", "3"), rule, "3");
  const CellPath way = solution_by_rule(maze, rule).value().cells;
  CHECK(without_repeats(maze, way).size() == maze.marks->names.size() + 1);
}

TEST_CASE("letters that are no pairs are found") {
  const Maze maze = laid(perfect_maze("square", {10, 10}, "wilson", "2"), portals("3"), "2");
  Marks marks = *maze.marks;
  std::swap(marks.cells[0].text, marks.cells[1].text);
  if (marks.cells[0].text != marks.cells[1].text)
    CHECK_THAT(finding(maze, marks), Contains("no letter of its own"));
  marks = *maze.marks;
  marks.cells.pop_back();
  CHECK_THAT(finding(maze, marks), Contains("a letter has no link"));
  Maze opened = maze;
  for (const Wall w : inner_walls(maze))
    if (!maze.open.test(index(w))) opened.open.set(index(w));
  CHECK_THAT(finding(opened, *maze.marks), Contains("another way"));
}

TEST_CASE("more portals than a maze has room for are refused in words") {
  const Maze maze = perfect_maze("square", {5, 5}, "wilson", "1");
  CHECK_THAT(message_of(portals("9").row->lay({maze, portals("9").options, "1"})),
             Contains("25 cells have no room for so many portals: 9"));
}
