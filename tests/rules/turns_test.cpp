#include <catch2/catch.hpp>

#include "boards.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

ChosenRule turns(const std::string& name, const std::string& at = "auto") {
  return rule_with("turns", {{"turns", name}, {"at", at}});
}

/// From corner to corner, with a heading to a side of the first square.
Maze corner_to_corner(std::uint32_t side, int heading) {
  Maze maze = field(side, side);
  maze.start = gate(maze, 0, 0, heading ^ 2);
  maze.finish = gate(maze, side - 1, side - 1, 0);
  return maze;
}

constexpr int east = 0, south = 1;

}  // namespace

TEST_CASE("mazes in which one turns by a rule are counted like those of a second program") {
  const auto only = [](const ChosenRule& rule, int heading) {
    return count_wall_sets(corner_to_corner(3, heading), rule).only_shortest;
  };
  const BoardCount no_left = count_wall_sets(corner_to_corner(3, east), turns("no-left"));
  CHECK(no_left.only_shortest == 268);
  CHECK(no_left.of_length[4] == 256);
  CHECK(no_left.of_length[8] == 12);
  CHECK(only(turns("no-right"), south) == 268);
  CHECK(only(turns("no-straight"), east) == 816);
  CHECK(only(turns("alternate"), east) == 822);
  CHECK(only(turns("no-left", "forks"), east) == 774);
}

TEST_CASE("a square without walls is crossed by a rule of turns") {
  const auto graph = [](const ChosenRule& rule) {
    return rule.row->states(corner_to_corner(4, east), rule.options).value();
  };
  const StateGraph no_left = graph(turns("no-left"));
  CHECK(no_left.size() == 38);
  CHECK(shortest_ways(no_left) == 1);
  CHECK(shortest_ways(graph(turns("no-straight"))) == 2);
}

TEST_CASE("mazes of every rule of turns and every size have one shortest way, as long as is wished",
          "[unsanitized]") {
  for (const auto& [name, at] : {std::pair{"no-left", "auto"},
                                 {"no-right", "everywhere"},
                                 {"no-left", "forks"},
                                 {"no-right", "forks"},
                                 {"no-straight", "auto"},
                                 {"alternate", "forks"}})
    for (const auto& [columns, rows] : {std::pair{5u, 5u}, {8u, 8u}, {5u, 16u}, {16u, 9u}, {16u, 16u}})
      for (const char* seed : {"1", "2", "3"}) {
        CAPTURE(name, at, columns, rows);
        const ChosenRule rule = turns(name, at);
        const std::uint32_t moves = solution_by_rule(proven(field(columns, rows), rule, seed), rule)->moves;
        CHECK(moves >= 3.5 * (columns + rows) / 2 - 1);
        CHECK(moves <= 1.3 * 3.5 * (columns + rows) / 2 + 1);
      }
  const ChosenRule wished = rule_with("turns", {{"length", "20"}});
  CHECK(solution_by_rule(proven(field(8, 8), wished, "1"), wished)->moves >= 20);
}

TEST_CASE("of mazes of turns with a wall too many or too few, many are refused") {
  const Misprints walls = misprints_of_walls(laid(field(8, 8), turns("no-left"), "1"), turns("no-left"));
  CHECK(walls.refused * 3 > walls.tried);
  const Maze maze = laid(field(8, 8), turns("no-left"), "1");
  const CellPath way = solution_by_rule(maze, turns("no-left"))->cells;
  CHECK_FALSE(check_marks(maze, way, turns("no-right")).ok());
}

TEST_CASE("a start that is a fork for some readers only is refused") {
  Maze maze = corner_to_corner(3, east);
  maze.marks = std::make_shared<Marks>();
  const ChosenRule rule = turns("alternate");
  CHECK_THAT(message_of(rule.row->check(maze, {}, rule.options)), Contains("a fork or none"));
}

TEST_CASE("turns that leave no puzzle are refused in words") {
  const ChosenRule everywhere = turns("alternate", "everywhere");
  CHECK_THAT(message_of(everywhere.row->check_options(everywhere.options)),
             Contains("turns=alternate everywhere leaves no puzzle"));
  CHECK(everywhere.row->check_options(turns("no-left", "everywhere").options).ok());
  const auto refusal = [](const Maze& maze, const Settings& settings) {
    const ChosenRule rule = rule_with("turns", settings);
    return message_of(rule.row->lay({maze, rule.options, "1"}));
  };
  CHECK_THAT(refusal(field(6, 6), {{"length", "23"}}), Contains("23 steps are too many for 6x6 squares"));
  CHECK_THAT(refusal(field(6, 6), {{"length", "8"}}), Contains("8 steps are too few for 6x6 squares"));
  CHECK_THAT(refusal(field(4, 6), {}), Contains("5 to 16 squares a side"));
}

TEST_CASE("a rule of turns has its own sentence") {
  CHECK(turns("no-left").saying().key == "no_left");
  CHECK(turns("no-right", "forks").saying().key == "no_right_at_forks");
  CHECK(turns("no-straight").saying().key == "no_straight_at_forks");
  CHECK(turns("alternate").saying().key == "alternate_at_forks");
}
