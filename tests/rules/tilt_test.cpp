#include <catch2/catch.hpp>

#include "boards.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

/// A board without walls inside, from one place to another.
Maze tilted(std::uint32_t side, std::pair<std::uint32_t, std::uint32_t> from,
            std::pair<std::uint32_t, std::uint32_t> to) {
  Maze maze = field(side, side);
  maze.start = gate(maze, from.first, from.second);
  maze.finish = gate(maze, to.first, to.second);
  return maze;
}

std::uint32_t moves_of(const Maze& maze, const ChosenRule& rule) {
  const Result<RuledWay> way = solution_by_rule(maze, rule);
  return way ? way->moves : 0;
}

}  // namespace

TEST_CASE("boards to be tilted are counted like those of a second program") {
  const BoardCount count = count_wall_sets(tilted(3, {0, 0}, {2, 2}), rule_with("tilt", {}));
  CHECK(count.solvable == 872);
  CHECK(count.only_shortest == 852);
  CHECK(count.only == 588);
  CHECK(count.only_of_length[2] == 480);
  CHECK(count.only_of_length[3] == 216);
  CHECK(count.only_of_length[4] == 104);
  CHECK(count.only_of_length[5] == 48);
  CHECK(count.only_of_length[6] == 4);
}

TEST_CASE("without walls one slides from corner to corner") {
  const ChosenRule rule = rule_with("tilt", {});
  const auto stops = [&](std::uint32_t x, std::uint32_t y) {
    return rule.row->states(tilted(6, {x, y}, {3, 3}), rule.options)->size();
  };
  CHECK(stops(0, 0) == 4);
  CHECK(stops(2, 2) == 9);
}

TEST_CASE("where sliding over the star counts, one need not stop there") {
  const Maze maze = tilted(6, {0, 0}, {3, 0});
  CHECK(moves_of(maze, rule_with("tilt", {})) == 0);
  CHECK(moves_of(maze, rule_with("tilt", {{"pass", "yes"}})) == 1);
}

TEST_CASE("a slide passes all squares up to its end") {
  const ChosenRule rule = rule_with("tilt", {});
  const CellPath cells = solution_by_rule(tilted(4, {0, 0}, {3, 3}), rule)->cells;
  CHECK(cells.size() == 7);
}

TEST_CASE("boards to be tilted of every size have one shortest way, as long as is wished") {
  for (const char* pass : {"no", "yes"})
    for (const auto& [columns, rows] : {std::pair{5u, 5u}, {8u, 8u}, {5u, 16u}, {12u, 9u}, {16u, 16u}})
      for (const char* seed : {"1", "2", "3"}) {
        CAPTURE(pass, columns, rows);
        const ChosenRule rule = rule_with("tilt", {{"pass", pass}});
        const Maze maze = proven(field(columns, rows), rule, seed);
        CHECK(moves_of(maze, rule) >= 1.5 * (columns + rows) / 2 - 1);
        CHECK(moves_of(maze, rule) <= 2 * (columns + rows) / 2 + 1);
        const auto walls = static_cast<double>(inner_walls(maze).size());
        CHECK(passage_count(maze) >= .78 * walls);
        CHECK(passage_count(maze) <= .85 * walls);
      }
  const ChosenRule wished = rule_with("tilt", {{"tilt", "30"}});
  CHECK(moves_of(proven(field(12, 12), wished, "1"), wished) >= 30);
}

TEST_CASE("of boards to be tilted with a wall too many or too few, many are refused") {
  const ChosenRule rule = rule_with("tilt", {});
  const Misprints walls = misprints_of_walls(laid(field(8, 8), rule, "1"), rule);
  CHECK(walls.refused * 3 > walls.tried);
}

TEST_CASE("a gap in the rim of a board to be tilted is refused") {
  const ChosenRule rule = rule_with("tilt", {});
  Maze maze = laid(field(8, 8), rule, "1");
  maze.start.wall = gate(maze, 0, 0, 3).wall;
  CHECK_THAT(message_of(rule.row->check(maze, {}, rule.options)), Contains("its rim has a gap"));
}

TEST_CASE("slides that no board has are refused in words") {
  const auto refusal = [](std::uint32_t side, const std::string& slides) {
    const ChosenRule rule = rule_with("tilt", {{"tilt", slides}});
    return message_of(rule.row->lay({field(side, side), rule.options, "1"}));
  };
  CHECK_THAT(refusal(6, "16"), Contains("16 slides are too many for 6x6 squares"));
  CHECK_THAT(refusal(4, "auto"), Contains("5 to 16 squares a side"));
  CHECK_THAT(refusal(17, "auto"), Contains("5 to 16 squares a side"));
}
