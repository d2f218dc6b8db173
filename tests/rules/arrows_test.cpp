#include <catch2/catch.hpp>

#include "maze/passage_arrow.h"
#include "perfect_mazes.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

Maze tree(std::uint32_t columns, std::uint32_t rows, const std::string& grid = "square") {
  return perfect_maze(grid, {columns, rows}, "kruskal", "1");
}

std::uint32_t moves_of(const Maze& maze, const ChosenRule& rule) {
  return solution_by_rule(maze, rule).value().moves;
}

Maze with_arrows(Maze maze, std::vector<PassageMark> arrows) {
  auto marks = std::make_shared<Marks>();
  marks->passages = std::move(arrows);
  maze.marks = marks;
  return maze;
}

/// Every passage of a board with no arrow, or with one to either side.
BoardCount count_arrows(const Maze& maze, const ChosenRule& rule) {
  const std::vector<Wall> walls = inner_walls(maze);
  std::uint32_t boards = 1;
  for (std::size_t i = 0; i < walls.size(); ++i) boards *= 3;
  BoardCount count;
  for (std::uint32_t board = 0; board < boards; ++board) {
    std::vector<PassageMark> arrows;
    std::uint32_t digits = board;
    for (const Wall w : walls) {
      const auto [a, b] = square_lattice(*maze.topology)->ends(w);
      if (digits % 3 > 0) arrows.push_back({w, digits % 3 == 1 ? a : b, {}});
      digits /= 3;
    }
    count_board(with_arrows(maze, arrows), rule, count);
  }
  return count;
}

/// Of all that turn one arrow, or leave it out.
Misprints misprints_of_arrows(const Maze& maze, const ChosenRule& rule) {
  const CellPath way = solution_by_rule(maze, rule).value().cells;
  Misprints count;
  const std::vector<PassageMark>& right = maze.marks->passages;
  for (std::size_t i = 0; i < right.size(); ++i) {
    std::vector<PassageMark> arrows = right;
    const auto [a, b] = square_lattice(*maze.topology)->ends(arrows[i].wall);
    arrows[i].to = arrows[i].to == a ? b : a;
    try_misprint(with_arrows(maze, arrows), way, rule, count);
    arrows.erase(arrows.begin() + static_cast<std::ptrdiff_t>(i));
    try_misprint(with_arrows(maze, arrows), way, rule, count);
  }
  return count;
}

}  // namespace

TEST_CASE("boards of arrows are counted like those of a second program") {
  Maze maze = field(3, 2);
  maze.start = gate(maze, 0, 0);
  maze.finish = gate(maze, 2, 1);
  const BoardCount count = count_arrows(maze, rule_with("arrows", {}));
  CHECK(count.solvable == 1336);
  CHECK(count.only_shortest == 824);
  CHECK(count.only == 696);
  CHECK(count.of_length[3] == 1304);
  CHECK(count.of_length[5] == 32);
}

TEST_CASE("mazes with arrows of every size have one shortest way, as long as is wished") {
  for (const char* traps : {"no", "yes"})
    for (const auto& [columns, rows] : {std::pair{5u, 5u}, {8u, 8u}, {5u, 20u}, {12u, 9u}, {20u, 20u}})
      for (const char* seed : {"1", "2", "3"}) {
        CAPTURE(traps, columns, rows);
        const ChosenRule rule = rule_with("arrows", {{"traps", traps}});
        const Maze maze = proven(tree(columns, rows), rule, seed);
        CHECK(moves_of(maze, rule) >= 2.5 * (columns + rows) / 2 - 1);
        CHECK(moves_of(maze, rule) <= 3.25 * (columns + rows) / 2 + 1);
        CHECK(static_cast<double>(maze.marks->passages.size()) <= .35 * passage_count(maze));
      }
  const ChosenRule wished = rule_with("arrows", {{"length", "40"}, {"arrows", "20%"}});
  const Maze maze = proven(tree(12, 12), wished, "1");
  CHECK(moves_of(maze, wished) >= 40);
  CHECK(static_cast<double>(maze.marks->passages.size()) <= .2 * passage_count(maze));
}

TEST_CASE("arrows stand in passages of any grid that has room for them") {
  const ChosenRule rule = rule_with("arrows", {});
  for (const char* grid : {"hexagon", "triangle", "cairo", "polar", "penrose", "voronoi", "delaunay"}) {
    CAPTURE(grid);
    const Maze maze = proven(tree(10, 10, grid), rule, "1");
    CHECK(maze.marks->passages.size() > 0);
    for (const PassageMark& mark : maze.marks->passages)
      CHECK(arrow_size(*maze.topology, mark, 0.14) >= least_arrow_size);
  }
  CHECK_THAT(message_of(rule.row->lay({tree(10, 10, "brick"), rule.options, "1"})),
             Contains("too narrow for arrows"));
}

TEST_CASE("a maze with arrows has traps only where they are wished") {
  const ChosenRule without = rule_with("arrows", {}), with = rule_with("arrows", {{"traps", "yes"}});
  const auto refusal = [](const Maze& maze, const ChosenRule& rule) {
    return message_of(rule.row->check(maze, {}, rule.options));
  };
  CHECK_THAT(refusal(laid(tree(8, 8), without, "1"), with), Contains("it has no trap"));
  CHECK_FALSE(refusal(laid(tree(8, 8), with, "1"), without).empty());
}

TEST_CASE("of misprinted mazes with arrows, many are refused") {
  const ChosenRule rule = rule_with("arrows", {});
  const Maze maze = laid(tree(8, 8), rule, "1");
  const Misprints walls = misprints_of_walls(maze, rule), arrows = misprints_of_arrows(maze, rule);
  CHECK(walls.refused * 3 > walls.tried);
  CHECK(arrows.refused * 3 > arrows.tried);
  const auto refusal = [&](const std::vector<PassageMark>& marks) {
    return message_of(rule.row->check(with_arrows(maze, marks), {}, rule.options));
  };
  std::vector<PassageMark> wrong = maze.marks->passages;
  wrong.front().to = wrong.back().to;
  CHECK_THAT(refusal(wrong), Contains("an arrow stands in no passage"));
  wrong = maze.marks->passages;
  wrong.push_back(wrong.back());
  CHECK_THAT(refusal(wrong), Contains("not in the order of passages"));
}

TEST_CASE("arrows that no board has are refused in words") {
  const auto refusal = [](std::uint32_t side, const std::string& steps) {
    const ChosenRule rule = rule_with("arrows", {{"length", steps}});
    return message_of(rule.row->lay({tree(side, side), rule.options, "1"}));
  };
  CHECK_THAT(refusal(6, "25"), Contains("25 steps are too many for 6x6 squares"));
  CHECK_THAT(refusal(6, "8"), Contains("8 steps are too few for 6x6 squares"));
  CHECK_THAT(refusal(4, "auto"), Contains("25 to 400 cells"));
  CHECK_THAT(refusal(21, "auto"), Contains("25 to 400 cells"));
}
