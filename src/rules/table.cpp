#include <fmt/format.h>

#include <algorithm>

#include "base/chosen_row.h"
#include "base/option_rows.h"
#include "rules/rule_rows.h"

namespace mazefolio::rules {
namespace {

std::vector<const Row*> rows() {
  std::vector<const Row*> list;
  for (const RuleRow& row : rule_rows()) list.push_back(&row);
  return list;
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
  return {find_row(rule_rows(), chosen.row->name), std::move(chosen.options)};
}

Result<CellPath> solution_by_rule(const Maze& maze, const ChosenRule& rule) {
  const Result<StateGraph> graph = rule.row->states(maze, rule.options);
  if (!graph) return graph.found();
  CellPath way = cells_of(*graph, shortest_way(*graph));
  if (way.empty()) return Result<CellPath>::failure("by its rule there is no way");
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
  return rule.row->check(maze, way, rule.options);
}

}  // namespace mazefolio::rules
