#include <algorithm>
#include <catch2/catch.hpp>

#include "maze/canonical_hash.h"
#include "perfect_mazes.h"
#include "support/results.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

ChosenRule keys(const std::string& count = "auto") { return rule_with("keys", {{"keys", count}}); }

Maze with_marks(Maze maze, Marks marks) {
  maze.marks = std::make_shared<Marks>(std::move(marks));
  return maze;
}

std::string finding(const Maze& maze) { return message_of(keys().row->check(maze, {}, keys().options)); }

}  // namespace

TEST_CASE("mazes with keys obey their rule, for any number of keys, on any grid") {
  for (const char* grid : {"square", "hexagon", "triangle", "polar", "voronoi"})
    for (const char* count : {"auto", "1", "2", "3", "6"})
      for (const char* seed : {"1", "2", "3"}) {
        CAPTURE(grid, count, seed);
        const ChosenRule rule = keys(count);
        const Maze maze = laid(perfect_maze(grid, {16, 16}, "kruskal", seed), rule, seed);
        const RuledWay way = solution_by_rule(maze, rule).value();
        CHECK(message_of(check_marks(maze, way.cells, rule)).empty());
        if (std::string(count) != "auto") CHECK(maze.marks->cells.size() == std::stoul(count));
        CHECK(maze.marks->passages.size() == maze.marks->cells.size());
      }
}

TEST_CASE("the order in which keys are needed is that in which the way meets them") {
  const ChosenRule rule = keys("4");
  const Maze maze = laid(perfect_maze("square", {14, 14}, "wilson", "1"), rule, "1");
  std::vector<std::string> met;
  for (const Cell c : solution_by_rule(maze, rule).value().cells)
    for (const CellMark& key : maze.marks->cells)
      if (key.cell == c && std::ranges::find(met, key.text) == met.end()) met.push_back(key.text);
  CHECK(met == maze.marks->names);
}

TEST_CASE("mazes with keys may have loops, beside which the shortest way stays the only one") {
  for (const char* grid : {"square", "hexagon", "voronoi"})
    for (const char* seed : {"1", "2", "3"}) {
      CAPTURE(grid, seed);
      const ChosenRule rule = rule_with("keys", {{"keys", "3"}, {"loops", "5"}});
      const Maze tree = perfect_maze(grid, {14, 14}, "kruskal", seed), maze = laid(tree, rule, seed);
      CHECK(rule.only() == Only::shortest);
      CHECK(passage_count(maze) == passage_count(tree) + 5);
      CHECK(message_of(check_marks(maze, solution_by_rule(maze, rule).value().cells, rule)).empty());
      CHECK_THAT(finding(maze), Contains("another order"));  // as keys without loops
    }
  const ChosenRule many = rule_with("keys", {{"keys", "1"}, {"loops", "20"}});
  CHECK_THAT(message_of(many.row->lay({perfect_maze("square", {5, 5}, "wilson", "1"), many.options, "1"})),
             Contains("no room for so many loops"));
}

TEST_CASE("no key lies beside a door, where its picture would run into it") {
  const Maze maze = laid(perfect_maze("square", {12, 12}, "backtracker", "5"), keys("5"), "5");
  const Lattice& t = *square_lattice(*maze.topology);
  for (const PassageMark& door : maze.marks->passages) {
    const auto [a, b] = t.ends(door.wall);
    for (const CellMark& key : maze.marks->cells) CHECK((key.cell != a && key.cell != b));
  }
}

TEST_CASE("keys and doors that do not make the puzzle are found") {
  const Maze maze = laid(perfect_maze("square", {12, 12}, "wilson", "2"), keys("3"), "2");
  Marks marks = *maze.marks;
  std::swap(marks.cells[0].text, marks.cells[1].text);
  CHECK_FALSE(finding(with_marks(maze, marks)).empty());
  marks = *maze.marks;
  marks.passages.pop_back();
  CHECK_THAT(finding(with_marks(maze, marks)), Contains("not as many as its doors"));
  marks = *maze.marks;
  marks.cells[0].text = marks.cells[1].text;
  CHECK_THAT(finding(with_marks(maze, marks)), Contains("has no key of its own"));
  Maze walled = maze;
  walled.open.reset(index(maze.marks->passages[0].wall));
  CHECK_THAT(finding(walled), Contains("is a wall"));
}

TEST_CASE("more keys than a maze has room for are refused in words") {
  const Maze maze = perfect_maze("square", {5, 5}, "wilson", "1");
  CHECK_THAT(message_of(keys("8").row->lay({maze, keys("8").options, "1"})),
             Contains("25 cells have no room for so many keys: 8"));
}

TEST_CASE("letters of keys are only names, and make no other maze") {
  const Maze maze = laid(perfect_maze("square", {12, 12}, "wilson", "2"), keys("3"), "2");
  Marks renamed = *maze.marks;
  const auto rename = [](std::string& text) { text = static_cast<char>(text[0] + 5); };
  for (CellMark& key : renamed.cells) rename(key.text);
  for (PassageMark& door : renamed.passages) rename(door.text);
  for (std::string& name : renamed.names) rename(name);
  CHECK(canonical_hash(with_marks(maze, renamed)) == canonical_hash(maze));
  std::swap(renamed.names[0], renamed.names[1]);
  CHECK(canonical_hash(with_marks(maze, renamed)) != canonical_hash(maze));
}
