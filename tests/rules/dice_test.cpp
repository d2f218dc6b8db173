#include <catch2/catch.hpp>

#include "boards.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

/// A field with ends and marks by column and row.
Maze board(std::uint32_t columns, std::uint32_t rows, const Gate& start, const Gate& finish,
           const std::vector<std::string>& marks) {
  Maze maze = field(columns, rows);
  maze.start = start;
  maze.finish = finish;
  auto held = std::make_shared<Marks>();
  const Lattice& t = std::get<Lattice>(*maze.topology);
  for (std::uint32_t i = 0; i < marks.size(); ++i)
    if (!marks[i].empty()) held->cells.push_back({t.at(i % columns, i / columns), marks[i]});
  maze.marks = std::move(held);
  return maze;
}

}  // namespace

TEST_CASE(
    "a die that rolls over a square of four or of nine is met in as many ways as a second program counts") {
  const ChosenRule rule = rule_with("dice", {});
  // A column of blocks holds the finish, so that nothing ends.
  for (const auto& [side, states] : {std::pair{2u, 12u}, {3u, 108u}}) {
    const Maze bare = field(side + 1, side);
    std::vector<std::string> marks;
    for (std::uint32_t i = 0; i < (side + 1) * side; ++i)
      marks.push_back(i % (side + 1) == side ? block_mark : "");
    const Maze maze = board(side + 1, side, gate(bare, 0, 0), gate(bare, side, 0), marks);
    CHECK(rule.row->states(maze, rule.options).value().size() == states);
  }
}

TEST_CASE(
    "boards of dice with blocks and a number at the finish are counted like those of a second program") {
  const ChosenRule rule = rule_with("dice", {});
  const Maze bare = field(3, 3);
  // The second program's die has 3 to the right: its boards are mirrored here.
  const Gate start = gate(bare, 2, 0), finish = gate(bare, 0, 2);
  BoardCount count;
  for (int blocks = 0; blocks < 128; ++blocks)
    for (int top = 1; top <= 6; ++top) {
      std::vector<std::string> marks;
      for (int i = 0, bit = 0; i < 9; ++i)
        marks.push_back(i == 2 ? "" : i == 6 ? std::to_string(top) : blocks >> bit++ & 1 ? block_mark : "");
      count_board(board(3, 3, start, finish, marks), rule, count);
    }
  CHECK(count.solvable == 128);
  CHECK(count.only_shortest == 100);
  CHECK(count.only == 34);
  CHECK(count.of_length[4] == 90);
  CHECK(count.of_length[6] == 12);
  CHECK(count.of_length[8] == 26);
}

TEST_CASE("boards of dice of every size have one shortest row of rolls, as long as is wished") {
  for (const std::uint32_t side : {4u, 5u, 6u, 7u, 8u})
    for (const std::string seed : {"1", "2", "3", "4"}) {
      const ChosenRule rule = rule_with("dice", {});
      const Maze maze = proven(field(side, side), rule, seed);
      const RuledWay way = solution_by_rule(maze, rule).value();
      CHECK(way.moves >= side * 2);
      CHECK(way.moves <= side * 3);
      CHECK(maze.marks->directed);
    }
  const ChosenRule wished = rule_with("dice", {{"dice", "18"}});
  CHECK(solution_by_rule(laid(field(6, 6), wished, "1"), wished).value().moves >= 18);
}

TEST_CASE("a board of dice is checked by its numbers and blocks") {
  const ChosenRule rule = rule_with("dice", {});
  const Maze maze = proven(field(6, 6), rule, "1");
  const CellPath way = solution_by_rule(maze, rule).value().cells;
  Misprints count;
  for (const CellMark& mark : maze.marks->cells)
    for (const char* text : {"1", "2", "3", "4", "5", "6", block_mark})
      if (mark.text != text) try_misprint(with_mark(maze, mark.cell, text), way, rule, count);
  CHECK(count.refused * 8 > count.tried);  // many numbers only close a square
  CHECK_THAT(message_of(check_marks(with_mark(maze, maze.marks->cells[0].cell, "7"), way, rule)),
             Contains("'7' is no face of a die"));
}

TEST_CASE("rolls that no board has are refused in words") {
  const auto refusal = [](std::uint32_t side, const std::string& rolls) {
    const ChosenRule rule = rule_with("dice", {{"dice", rolls}});
    const Maze maze = field(side, side);
    return message_of(rule.row->lay({maze, rule.options, "1"}));
  };
  CHECK_THAT(refusal(5, "16"), Contains("16 rolls are too many for 5x5 squares"));
  CHECK_THAT(refusal(3, "4"), Contains("4 to 8 squares a side"));
  CHECK_THAT(refusal(9, "4"), Contains("4 to 8 squares a side"));
}
