#include "puzzle/rule_marks.h"

#include <fmt/format.h>

#include <memory>
#include <utility>

#include "generate/generator.h"
#include "rules/rule_rows.h"
#include "solve/paths.h"

namespace mazefolio::puzzle {
namespace {

Diagnostics marks_refused(const PuzzleSpec& entry, std::string message, std::string hint) {
  Diagnostics found;
  found.error(entry.refinement_place.line ? entry.refinement_place : entry.place, std::move(message),
              std::move(hint));
  return found;
}

}  // namespace

Outcome check_rule(const PuzzleSpec& entry) {
  const ChosenRule rule = rule_of(entry.refinement);
  if (!rule.asks()) return Done{};
  if (rule.row->check_options)
    if (const Outcome fit = rule.row->check_options(rule.options); !fit)
      return marks_refused(entry, fit.message(), fit.error().hint);
  const GeneratorRow& row = *find_row(generators(), entry.algorithm.name);
  const auto stop = [&](std::string_view what, std::string hint) -> Outcome {
    return marks_refused(entry, fmt::format("the rule '{}' needs {}", rule.row->name, what), std::move(hint));
  };
  if (rule.on_open_field()) {
    if (row.name != generators().front().name || !entry.algorithm.options.changed(row.options).empty())
      return stop("a field without walls", "leave 'algorithm' out");
    if (entry.refinement.text("dead_ends") != "keep" || entry.refinement.integer("sparsify") > 0)
      return stop("a field without walls", "leave 'dead_ends' and 'sparsify' out");
    if (find_row(grids(), entry.grid.name)->name != "square")
      return stop("a grid of squares", "leave 'grid' out");
  } else if (rule.floors() > 1 && (find_row(grids(), entry.grid.name)->name != "square" ||
                                   entry.shape.name != shapes().front().name)) {
    return stop("plans of squares", "leave 'grid' and 'shape' out");
  } else if (!row.carve)
    return stop(fmt::format("a maze whose walls are lines, and '{}' makes no such maze", row.name),
                "write algorithm: kruskal, wilson or backtracker");
  const Goals& goals = entry.goals;
  if (rule.row->lay && (goals.farthest || !goals.from.empty() || !goals.to.empty()))
    return stop("to set start and finish itself", "leave 'goals' out");
  if (entry.refinement.real("braid") > 0 && !rule.braids())
    return stop("a maze with one way", "leave 'braid' out");
  if (entry.refinement.real("weave") > 0) return stop("a maze without bridges", "leave 'weave' out");
  if (entry.refinement.text("symmetry") != "none")
    return stop("a maze without symmetry", "leave 'symmetry' out");
  if (!goals.visit.empty()) return stop("one way from start to finish", "leave 'visit' out");
  if (!entry.tone.name.empty()) return stop("walls of one thickness", "leave 'tone' out");
  return Done{};
}

Outcome lay_puzzle(Maze& maze, const PuzzleRequest& request) {
  const ChosenRule rule = rule_of(request.puzzle.refinement);
  Result<LaidPuzzle> laid = rule.row->lay({maze, rule.options, request.seed});
  if (!laid) return marks_refused(request.puzzle, laid.message(), laid.error().hint);
  if (laid->open.size() > 0) maze.open = std::move(laid->open);
  maze.start = laid->start;
  maze.finish = laid->finish;
  maze.marks = std::make_shared<const Marks>(std::move(laid->marks));
  return Done{};
}

Outcome mark(Maze& maze, const PuzzleRequest& request) {
  const ChosenRule rule = rule_of(request.puzzle.refinement);
  if (!rule.row->mark) return Done{};
  const CellPath way = solve_maze(maze);
  Result<MarkedMaze> marked =
      rule.row->mark({maze, way, rule.options, request.seed, request.puzzle.refinement.real("braid")});
  if (!marked) return marks_refused(request.puzzle, marked.message(), marked.error().hint);
  maze.open = std::move(marked->open);
  maze.marks = std::make_shared<const Marks>(std::move(marked->marks));
  return Done{};
}

}  // namespace mazefolio::puzzle
