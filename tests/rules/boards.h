#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "rules/rule_rows.h"
#include "support/namespaces.h"
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
};

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
    const StateGraph graph = rule.row->states(maze, rule.options).value();
    if (const Way way = shortest_way(graph); !way.empty()) {
      ++count.solvable;
      count.only += is_only_way(graph, way);
      count.only_shortest += shortest_ways(graph) == 1;
      ++count.of_length[way.size() - 1];
    }
    std::size_t i = first;
    for (; i < end && ++digit[i] == texts.size(); ++i) {
      digit[i] = 0;
      marks->cells[i].text = texts[0];
    }
    if (i == end) return count;
    marks->cells[i].text = texts[digit[i]];
  }
}

}  // namespace mazefolio::tests
