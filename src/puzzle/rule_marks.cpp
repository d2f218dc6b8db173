#include "puzzle/rule_marks.h"

#include <fmt/format.h>

#include <memory>
#include <utility>

#include "generate/generator.h"
#include "rules/rule_rows.h"
#include "solve/paths.h"

namespace mazefolio::puzzle {
namespace {

Diagnostics refused(const PuzzleSpec& entry, std::string message, std::string hint) {
  Diagnostics found;
  found.error(entry.refinement_place.line ? entry.refinement_place : entry.place, std::move(message),
              std::move(hint));
  return found;
}

}  // namespace

Outcome check_rule(const PuzzleSpec& entry) {
  const ChosenRule rule = rule_of(entry.refinement);
  if (!rule.asks()) return Done{};
  const GeneratorRow& row = *find_row(generators(), entry.algorithm.name);
  const auto stop = [&](std::string_view what, std::string hint) -> Outcome {
    return refused(entry, fmt::format("the rule '{}' needs {}", rule.row->name, what), std::move(hint));
  };
  if (!row.carve)
    return stop(fmt::format("a maze whose walls are lines, and '{}' makes no such maze", row.name),
                "write algorithm: kruskal, wilson or backtracker");
  if (entry.refinement.real("braid") > 0) return stop("a maze with one way", "leave 'braid' out");
  if (entry.refinement.real("weave") > 0) return stop("a maze without bridges", "leave 'weave' out");
  if (entry.refinement.text("symmetry") != "none")
    return stop("a maze without symmetry", "leave 'symmetry' out");
  if (!entry.goals.visit.empty()) return stop("one way from start to finish", "leave 'visit' out");
  if (!entry.tone.name.empty()) return stop("walls of one thickness", "leave 'tone' out");
  return Done{};
}

Outcome mark(Maze& maze, const PuzzleRequest& request) {
  const ChosenRule rule = rule_of(request.puzzle.refinement);
  if (!rule.asks()) return Done{};
  Result<Marks> marks = rule.row->mark({maze, solve_maze(maze), rule.options, request.seed});
  if (!marks) return refused(request.puzzle, marks.message(), marks.error().hint);
  maze.marks = std::make_shared<const Marks>(std::move(marks).value());
  return Done{};
}

}  // namespace mazefolio::puzzle
