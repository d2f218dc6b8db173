#include <fmt/format.h>

#include <algorithm>

#include "base/chosen_row.h"
#include "base/option_rows.h"
#include "rules/rule_rows.h"
#include "topology/lattice.h"

namespace mazefolio::rules {
namespace {

std::vector<const Row*> rows() {
  std::vector<const Row*> list;
  for (const RuleRow& row : rule_rows()) list.push_back(&row);
  return list;
}

/// Adds the cells in the row or column between the last one and another.
void pass_between(const Lattice& squares, CellPath& cells, Cell to) {
  const auto nearer = [](std::uint32_t from, std::uint32_t end) {
    return from < end ? from + 1 : from > end ? from - 1 : end;
  };
  for (Cell c = cells.back(); c != to;) {
    c = squares.at(nearer(squares.column(c), squares.column(to)), nearer(squares.row(c), squares.row(to)));
    if (c != to) cells.push_back(c);
  }
}

}  // namespace

std::span<const RuleRow> rule_rows() {
  static const std::vector<RuleRow> table{
      RuleRow{{"none", "the walls are all that there is", {}}},
#define RULE(name) name##_row(),
#include "rules/rules.def"
#undef RULE
  };
  return table;
}

OptionRow rule_option() {
  return row_option("rule", "none", "what is asked of the way beside its walls", rows, nullptr);
}

ChosenRule rule_of(const Options& refinement) {
  static const OptionRow option = rule_option();
  const std::string& text = refinement.text(option.name);
  if (text == option.fallback) return {&rule_rows().front(), {}};
  ChosenRow chosen = parse_row(option, text).value();
  const RuleRow* row = find_row(rule_rows(), chosen.row->name);
  if (row->braided && refinement.real("braid") > 0) row = row->braided;
  return {row, std::move(chosen.options)};
}

Result<RuledWay> solution_by_rule(const Maze& maze, const ChosenRule& rule) {
  if (rule.row->solve) return rule.row->solve(maze);
  const Result<StateGraph> graph = rule.row->states(maze, rule.options);
  if (!graph) return graph.found();
  const CellPath places = cells_of(*graph, shortest_way(*graph));
  if (places.empty()) return Result<RuledWay>::failure("by its rule there is no way");
  RuledWay way{{places.front()}, static_cast<std::uint32_t>(places.size()) - 1};
  if (rule.row->told) way.told = rule.row->told(maze, places);
  if (rule.row->pursuer) way.pursuer = rule.row->pursuer(maze, places);
  for (const Cell to : places) {
    if (rule.row->slides) pass_between(*square_lattice(*maze.topology), way.cells, to);
    if (way.cells.back() != to) way.cells.push_back(to);
  }
  return way;
}

Outcome check_marks(const Maze& maze, const CellPath& way, const ChosenRule& rule) {
  if (!rule.asks()) return maze.marks ? failure("it has marks, and no rule for them") : Outcome(Done{});
  if (!maze.marks) return failure("its rule has no marks");
  const std::vector<CellMark>& marks = maze.marks->cells;
  for (std::size_t i = 0; i < marks.size(); ++i) {
    if (index(marks[i].cell) >= cell_limit(*maze.topology) || !contains(*maze.topology, marks[i].cell))
      return failure(fmt::format("the mark '{}' is in no cell", marks[i].text));
    if (i > 0 && marks[i].cell <= marks[i - 1].cell)
      return failure("its marks are not in the order of cells");
  }
  if (rule.has_own_way()) {
    const Result<RuledWay> ruled = solution_by_rule(maze, rule);
    if (!ruled) return ruled.found();
    if (ruled->cells != way) return failure("its solution is not the one by its rule");
  }
  return rule.row->check(maze, way, rule.options);
}

}  // namespace mazefolio::rules
