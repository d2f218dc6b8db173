#include <catch2/catch.hpp>

#include "boards.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

constexpr int east = 0, north = 3;

std::uint32_t moves_of(const Maze& maze, const ChosenRule& rule) {
  return solution_by_rule(maze, rule).value().moves;
}

Maze with_minotaur(Maze maze, Cell cell) {
  auto marks = std::make_shared<Marks>();
  marks->cells = {{cell, "M"}};
  maze.marks = marks;
  return maze;
}

int waits_of(const Maze& maze, const ChosenRule& rule) {
  const StateGraph graph = rule.row->states(maze, rule.options).value();
  const CellPath places = cells_of(graph, shortest_way(graph));
  int waits = 0;
  for (std::size_t i = 1; i < places.size(); ++i) waits += places[i] == places[i - 1];
  return waits;
}

/// A labyrinth without walls inside, by columns and rows.
Maze labyrinth(std::uint32_t columns, std::uint32_t rows, std::pair<std::uint32_t, std::uint32_t> start,
               std::pair<std::uint32_t, std::uint32_t> minotaur,
               std::pair<std::uint32_t, std::uint32_t> finish) {
  Maze maze = field(columns, rows);
  maze.start = gate(maze, start.first, start.second);
  maze.finish = gate(maze, finish.first, finish.second);
  return with_minotaur(maze, gate(maze, minotaur.first, minotaur.second).cell);
}

/// The states after the first move.
std::size_t first_moves(const Maze& maze) {
  const ChosenRule rule = rule_with("minotaur", {});
  return rule.row->states(maze, rule.options).value().first[1];
}

}  // namespace

TEST_CASE("labyrinths with a minotaur are counted like those of a second program") {
  const BoardCount count =
      count_wall_sets(labyrinth(3, 3, {0, 0}, {2, 2}, {2, 0}), rule_with("minotaur", {}));
  CHECK(count.solvable == 1140);
  CHECK(count.only_shortest == 1114);
  CHECK(count.only_of_length[2] == 960);
  CHECK(count.only_of_length[4] == 144);
  CHECK(count.only_of_length[6] == 10);
}

TEST_CASE("the steps of the minotaur are known from the way of the reader, whom he never meets") {
  const ChosenRule rule = rule_with("minotaur", {});
  const Maze maze = laid(field(6, 6), rule, "3");
  const RuledWay way = solution_by_rule(maze, rule).value();
  CHECK(way.pursuer.front() == maze.marks->cells.front().cell);
  CHECK(way.pursuer.size() > 1);
  CHECK(way.pursuer.size() <= 1 + 2 * (way.moves - 1));
  for (std::size_t i = 1; i < way.pursuer.size(); ++i) {
    bool passage = false;
    square_lattice(*maze.topology)->for_each_neighbor(way.pursuer[i - 1], [&](Cell n, Wall w) {
      passage = passage || (n == way.pursuer[i] && maze.open.test(index(w)));
    });
    CHECK(passage);
  }
}

TEST_CASE("a minotaur makes two steps towards the reader, and catches him half-way, too") {
  CHECK(first_moves(labyrinth(7, 1, {0, 0}, {2, 0}, {6, 0})) == 0);
  CHECK(first_moves(labyrinth(7, 1, {1, 0}, {3, 0}, {6, 0})) == 1);  // one step back
  CHECK(first_moves(labyrinth(7, 1, {5, 0}, {3, 0}, {6, 0})) == 1);  // out, although he is near
  CHECK(first_moves(labyrinth(7, 1, {5, 0}, {6, 0}, {6, 0})) == 0);  // not where he stands
}

TEST_CASE("a minotaur goes sideways first, and up or down where a wall is in his way") {
  // He stands above the reader, one square to the left: by way of the square above he meets a wall.
  const Maze open = labyrinth(3, 3, {2, 1}, {1, 0}, {0, 2});
  const Maze above = with_change(open, gate(open, 2, 1, north).wall);
  CHECK(first_moves(above) == 2);  // one may wait, or step down
  CHECK(first_moves(with_change(above, gate(open, 1, 0, east).wall)) == 1);
}

TEST_CASE("labyrinths of every size have one shortest way, as long as is wished") {
  for (const auto& [columns, rows] : {std::pair{4u, 4u}, {5u, 5u}, {4u, 8u}, {8u, 6u}, {8u, 8u}})
    for (const char* seed : {"1", "2", "3", "4", "5"}) {
      CAPTURE(columns, rows);
      const ChosenRule rule = rule_with("minotaur", {});
      const Maze maze = proven(field(columns, rows), rule, seed);
      CHECK(moves_of(maze, rule) >= 2.5 * (columns + rows) / 2 - 1);
      CHECK(moves_of(maze, rule) <= 3.25 * (columns + rows) / 2 + 1);
      CHECK(waits_of(maze, rule) >= 1);
      CHECK(maze.marks->look == MarkLook::disc);
    }
  const ChosenRule wished = rule_with("minotaur", {{"moves", "20"}, {"waits", "2"}});
  const Maze maze = proven(field(6, 6), wished, "1");
  CHECK(moves_of(maze, wished) >= 20);
  CHECK(waits_of(maze, wished) >= 2);
}

TEST_CASE("of misprinted labyrinths, many are refused") {
  const ChosenRule rule = rule_with("minotaur", {});
  const Maze maze = laid(field(6, 6), rule, "1");
  const CellPath way = solution_by_rule(maze, rule).value().cells;
  const Misprints walls = misprints_of_walls(maze, rule);
  CHECK(walls.refused * 3 > walls.tried);
  Misprints moved;
  for (std::uint32_t i = 0; i < 36; ++i)
    if (const Cell cell = gate(maze, i % 6, i / 6).cell; cell != maze.marks->cells.front().cell)
      try_misprint(with_minotaur(maze, cell), way, rule, moved);
  CHECK(moved.refused * 3 > moved.tried);
  CHECK_FALSE(check_marks(with_minotaur(maze, maze.start.cell), way, rule).ok());
  CHECK_THAT(message_of(check_marks(with_mark(maze, maze.marks->cells.front().cell, "N"), way, rule)),
             Contains("other marks than one minotaur"));
}

TEST_CASE("minotaurs that no board has are refused in words") {
  const auto refusal = [](std::uint32_t side, const Settings& settings) {
    const ChosenRule rule = rule_with("minotaur", settings);
    return message_of(rule.row->lay({field(side, side), rule.options, "1"}));
  };
  CHECK_THAT(refusal(5, {{"moves", "21"}}), Contains("21 moves are too many for 5x5 squares"));
  CHECK_THAT(refusal(4, {{"waits", "3"}}), Contains("no board of 10 moves with 3 waits was found"));
  CHECK_THAT(refusal(9, {}), Contains("4 to 8 squares a side"));
}
