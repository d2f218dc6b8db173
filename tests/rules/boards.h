#pragma once

#include <catch2/catch.hpp>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "rules/rule_rows.h"
#include "support/namespaces.h"
#include "support/results.h"
#include "topology/lattice.h"

namespace mazefolio::tests {

using Settings = std::vector<std::pair<std::string, std::string>>;

/// A rule with these options, which must be right.
inline ChosenRule rule_with(const std::string& name, const Settings& settings) {
  const RuleRow& row = *find_row(rule_rows(), name);
  ChosenRule rule{&row, Options(row.options)};
  for (const auto& [option, value] : settings) rule.options.set(row.options, option, value).value();
  return rule;
}

/// Squares without walls inside.
inline Maze field(std::uint32_t columns, std::uint32_t rows) {
  Maze maze{std::make_shared<AnyTopology>(Lattice::square(columns, rows)), {}, {}, {}};
  maze.open = BitSet(wall_limit(*maze.topology));
  std::visit(
      [&](const auto& t) { for_each_doorway(t, [&](Wall w, Cell, Cell) { maze.open.set(index(w)); }); },
      *maze.topology);
  return maze;
}

/// The puzzle that a rule lays on a field.
inline Maze laid(Maze maze, const ChosenRule& rule, const std::string& seed) {
  LaidPuzzle out = rule.row->lay({maze, rule.options, seed}).value();
  if (out.open.size() > 0) maze.open = std::move(out.open);
  maze.start = out.start;
  maze.finish = out.finish;
  maze.marks = std::make_shared<Marks>(std::move(out.marks));
  return maze;
}

/// The same with another mark in a cell.
inline Maze with_mark(const Maze& maze, Cell cell, const std::string& text) {
  auto marks = std::make_shared<Marks>(*maze.marks);
  for (CellMark& mark : marks->cells)
    if (mark.cell == cell) mark.text = text;
  Maze out = maze;
  out.marks = marks;
  return out;
}

/// How many boards have a way from corner to corner, and how many have only one, or only one as short.
struct BoardCount {
  int solvable = 0, only = 0, only_shortest = 0;
  std::vector<int> of_length = std::vector<int>(20, 0);  ///< by moves of the shortest way
  std::vector<int> only_of_length = of_length;           ///< of those with only one as short
};

inline void count_board(const Maze& maze, const ChosenRule& rule, BoardCount& count) {
  const StateGraph graph = rule.row->states(maze, rule.options).value();
  const Way way = shortest_way(graph);
  if (way.empty()) return;
  ++count.solvable;
  count.only += is_only_way(graph, way);
  const bool only_shortest = shortest_ways(graph) == 1;
  count.only_shortest += only_shortest;
  ++count.of_length[way.size() - 1];
  count.only_of_length[way.size() - 1] += only_shortest;
}

/// All boards of a side whose cells take each of `texts`; those of the start and of the finish have the
/// first, unless they are free.
inline BoardCount count_boards(std::uint32_t side, const ChosenRule& rule,
                               const std::vector<std::string>& texts, bool free_start, bool free_finish) {
  Maze maze = field(side, side);
  const Lattice& t = std::get<Lattice>(*maze.topology);
  maze.start.cell = t.at(0, 0);
  maze.finish.cell = t.at(side - 1, side - 1);
  auto marks = std::make_shared<Marks>();
  for (std::uint32_t y = 0; y < side; ++y)
    for (std::uint32_t x = 0; x < side; ++x) marks->cells.push_back({t.at(x, y), texts[0]});
  maze.marks = marks;
  const std::size_t first = free_start ? 0 : 1, end = marks->cells.size() - (free_finish ? 0 : 1);
  std::vector<std::size_t> digit(end, 0);
  BoardCount count;
  for (;;) {
    count_board(maze, rule, count);
    std::size_t i = first;
    for (; i < end && ++digit[i] == texts.size(); ++i) {
      digit[i] = 0;
      marks->cells[i].text = texts[0];
    }
    if (i == end) return count;
    marks->cells[i].text = texts[digit[i]];
  }
}

/// The walls between two cells.
inline std::vector<Wall> inner_walls(const Maze& maze) {
  std::vector<Wall> walls;
  for_each_doorway(*square_lattice(*maze.topology), [&](Wall w, Cell, Cell) { walls.push_back(w); });
  return walls;
}

/// The same with one wall opened or closed.
inline Maze with_change(Maze maze, Wall w) {
  maze.open.test(index(w)) ? maze.open.reset(index(w)) : maze.open.set(index(w));
  return maze;
}

/// All sets of walls between the cells of a board.
inline BoardCount count_wall_sets(Maze maze, const ChosenRule& rule) {
  const std::vector<Wall> walls = inner_walls(maze);
  BoardCount count;
  for (std::uint32_t set = 0; set < 1u << walls.size(); ++set) {
    maze.open = BitSet(maze.open.size());
    for (std::size_t i = 0; i < walls.size(); ++i)
      if (set >> i & 1) maze.open.set(index(walls[i]));
    count_board(maze, rule, count);
  }
  return count;
}

/// A gate by column, row and side of a board; without a side it is a place within.
inline Gate gate(const Maze& maze, std::uint32_t x, std::uint32_t y, int side = -1) {
  const Lattice& t = *square_lattice(*maze.topology);
  return {t.at(x, y), side < 0 ? no_wall : t.wall(t.at(x, y), side)};
}

/// Whether start and finish are a third of a side apart, as every page demands.
inline bool has_far_ends(const Maze& maze) {
  const Point a = center(*maze.topology, maze.start.cell), b = center(*maze.topology, maze.finish.cell);
  const Size size = bounds(*maze.topology).size();
  return 9 * dot(a - b, a - b) >= size.width * size.width &&
         9 * dot(a - b, a - b) >= size.height * size.height;
}

/// A puzzle that a rule lays on a field, which must be proven, and the same for the same seed.
inline Maze proven(const Maze& maze, const ChosenRule& rule, const std::string& seed) {
  CAPTURE(rule.row->name, seed);
  Maze out = laid(maze, rule, seed);
  const Maze again = laid(maze, rule, seed);
  CHECK(*out.marks == *again.marks);
  CHECK(out.open == again.open);
  CHECK(out.start == again.start);
  CHECK(has_far_ends(out));
  const Outcome proof = check_marks(out, solution_by_rule(out, rule).value().cells, rule);
  CHECK(message_of(proof).empty());
  return out;
}

/// How many of some misprints are noticed.
struct Misprints {
  int tried = 0, refused = 0;
};

inline void try_misprint(const Maze& printed, const CellPath& way, const ChosenRule& rule, Misprints& count) {
  ++count.tried;
  count.refused += !check_marks(printed, way, rule).ok();
}

/// Of all that open or close one wall.
inline Misprints misprints_of_walls(const Maze& maze, const ChosenRule& rule) {
  const CellPath way = solution_by_rule(maze, rule).value().cells;
  Misprints count;
  for (const Wall w : inner_walls(maze)) try_misprint(with_change(maze, w), way, rule, count);
  return count;
}

}  // namespace mazefolio::tests
