#include <catch2/catch.hpp>

#include "boards.h"
#include "support/results.h"

using namespace mazefolio::tests;
using Catch::Contains;

TEST_CASE("boards of jumps are counted like those of a second program") {
  const BoardCount count = count_boards(3, rule_with("jump", {}), {"1", "2"}, true, false);
  CHECK(count.solvable == 226);
  CHECK(count.only_shortest == 150);
  CHECK(count.only == 34);
  CHECK(count.of_length[2] == 96);
  CHECK(count.of_length[3] == 120);
  CHECK(count.of_length[4] == 10);
}

// By hand: test_rules "[.long]". It takes a minute or two.
TEST_CASE("all boards of jumps of a side of four are counted like those of a second program", "[.long]") {
  const BoardCount count = count_boards(4, rule_with("jump", {}), {"1", "2", "3"}, true, false);
  CHECK(count.only_shortest == 8843886);
  const std::vector<int> of_length(count.of_length.begin() + 2, count.of_length.begin() + 13);
  CHECK(of_length ==
        std::vector{2657205, 4960116, 2786310, 825167, 273258, 95284, 25618, 6012, 1186, 138, 4});
  CHECK(count.only_of_length[12] == 2);
}

TEST_CASE("boards of every size have one shortest way, as long as is wished") {
  for (const char* diagonals : {"no", "yes"})
    for (const std::uint32_t side : {4u, 5u, 6u, 8u, 10u, 12u})
      for (const std::string seed : {"1", "2", "3", "4"}) {
        CAPTURE(diagonals, side, seed);
        const ChosenRule rule = rule_with("jump", {{"diagonals", diagonals}});
        const Maze maze = laid(field(side, side), rule, seed), again = laid(field(side, side), rule, seed);
        CHECK(*maze.marks == *again.marks);
        const CellPath way = solution_by_rule(maze, rule).value().cells;
        CHECK(check_marks(maze, way, rule).ok());
        CHECK(way.size() >= side * 1.5);
        CHECK(way.size() <= side * 2.5);
      }
  const ChosenRule wished = rule_with("jump", {{"jump", "15"}});
  CHECK(solution_by_rule(laid(field(8, 8), wished, "1"), wished).value().cells.size() >= 16);
}

TEST_CASE("a board is checked by its numbers") {
  const ChosenRule rule = rule_with("jump", {});
  const Maze maze = laid(field(6, 6), rule, "1");
  const CellPath way = solution_by_rule(maze, rule).value().cells;
  int refused = 0, tried = 0;
  for (const CellMark& mark : maze.marks->cells)
    for (const char* text : {"1", "2", "3", "4", "5"})
      if (mark.text != text) {
        ++tried;
        refused += !check_marks(with_mark(maze, mark.cell, text), way, rule).ok();
      }
  CHECK(refused * 3 > tried);
  CHECK_THAT(message_of(check_marks(with_mark(maze, way[0], "9"), way, rule)),
             Contains("by its rule there is no way"));
}

TEST_CASE("jumps that no board has are refused in words") {
  const auto refusal = [](std::uint32_t side, const std::string& jumps) {
    const ChosenRule rule = rule_with("jump", {{"jump", jumps}});
    const Maze maze = field(side, side);
    return message_of(rule.row->lay({maze, rule.options, "1"}));
  };
  CHECK_THAT(refusal(6, "16"), Contains("16 jumps are too many for 6x6 squares"));
  CHECK_THAT(refusal(3, "3"), Contains("4 to 12 squares a side"));
  CHECK_THAT(refusal(13, "3"), Contains("4 to 12 squares a side"));
}
