#include "puzzle/request.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <string_view>

#include "base/text/suggest.h"
#include "base/text/synonyms.h"
#include "generate/generator.h"
#include "generate/refine/refine.h"
#include "rules/rule_rows.h"
#include "topology/grids.h"
#include "topology/plans.h"

namespace mazefolio::puzzle {
namespace {

template <class R>
Result<Choice> chosen(std::span<const R> rows, const NamedRow& wanted, std::string_view kind) {
  const std::vector<std::string> names = names_of(rows);
  const auto index = meant_name(wanted.name, names);
  if (!index)
    return Result<Choice>::failure(fmt::format("unknown {} '{}'", kind, wanted.name),
                                   suggestion(wanted.name, names));
  const R* row = &rows[*index];
  Choice choice{row->name, Options(row->options), {}};
  for (const auto& [name, value] : wanted.options)
    if (const Outcome set = choice.options.set(row->options, name, value); !set)
      return Result<Choice>::failure(fmt::format("{} '{}': {}", kind, wanted.name, set.message()));
  return choice;
}

}  // namespace

Result<PuzzleRequest> request_of(const PuzzleId& id) {
  const Result<Choice> grid = chosen(grids(), id.grid, "grid"), shape = chosen(shapes(), id.shape, "shape"),
                       algorithm = chosen(generators(), id.algorithm, "algorithm");
  for (const Result<Choice>* choice : {&grid, &shape, &algorithm})
    if (!choice->ok()) return choice->found();
  PuzzleRequest request;
  request.puzzle.grid = grid.value();
  request.puzzle.shape = shape.value();
  request.puzzle.algorithm = algorithm.value();
  request.puzzle.refinement = Options(refinements());
  for (const auto& [name, value] : id.refinements)
    if (const Outcome set = request.puzzle.refinement.set(refinements(), name, value); !set)
      return set.found();
  request.puzzle.size = {id.columns, id.rows, {}};
  request.seed = id.seed;
  request.gates = id.gates;
  return request;
}

bool takes_ends(const GeneratorRow& row) {
  return row.sets_gates && find_row(std::span(row.options), "from");
}

std::uint32_t least_side(const PuzzleSpec& entry) {
  constexpr std::uint32_t seen_from_afar = 12;  // a portrait of fewer walls is a blot
  const GeneratorRow& row = *find_row(generators(), entry.algorithm.name);
  if (row.least_side) return row.least_side(entry.algorithm.options);
  if (const ChosenRule rule = rule_of(entry.refinement); rule.asks() && rule.row->least_side > 0)
    return rule.row->least_side;
  // In rock four corridors have three walls between them and a frame around.
  if (is_digger(row)) return 9;
  return entry.tone.name.empty() ? 4 : seen_from_afar;
}

WorthFloor floor_of(const PuzzleSpec& entry, std::uint32_t decisions) {
  const GeneratorRow& row = *find_row(generators(), entry.algorithm.name);
  const auto named = [](const std::string& place) { return !place.empty() && place != "rim"; };
  WorthFloor floor;
  floor.side = is_digger(row) ? least_side(entry) - 2 : std::min(least_side(entry), floor.side);
  const ChosenRule rule = rule_of(entry.refinement);
  // A way of jumps is as long as its rule makes it, and one of several ways turns where they do.
  const bool moves = rule.asks() && rule.only() != Only::way;
  floor.decisions = (row.sets_gates && !row.pictures) || moves ? 0 : decisions;
  floor.long_way = floor.turning = !row.sets_gates && !moves;
  floor.grown = row.grown;
  floor.gates_apart =
      !row.sets_gates && entry.goals.visit.empty() && !(named(entry.goals.from) && named(entry.goals.to));
  return floor;
}

std::string maker_of(const PuzzleSpec& entry) {
  const ChosenRule rule = rule_of(entry.refinement);
  return rule.has_own_way() ? rule.row->name : entry.algorithm.name;
}

const GridRow& grid_row(const PuzzleSpec& entry) {
  const std::uint32_t floors = rule_of(entry.refinement).floors();
  return floors > 1 ? grid_of_plans(floors) : *find_row(grids(), entry.grid.name);
}

Recipe recipe_of(const PuzzleSpec& entry) {
  Recipe recipe{{&grid_row(entry),
                 entry.grid.options,
                 find_row(shapes(), entry.shape.name),
                 entry.shape.options,
                 {entry.size.columns, entry.size.rows}},
                find_row(generators(), entry.algorithm.name),
                entry.algorithm.options,
                entry.refinement};
  GridChoice& grid = recipe.grid;
  if (entry.size.is_given()) {
    const double aspect = static_cast<double>(entry.size.rows) / entry.size.columns;
    if (const CellCount own = own_size(grid.grid_options, aspect); own.columns > 0) grid.size = own;
    grid.grid_options = without_own_size(*grid.grid, grid.grid_options, grid.size);
  }
  if (takes_ends(*recipe.generator) && !entry.goals.from.empty()) {
    recipe.options.set(recipe.generator->options, "from", entry.goals.from).value();
    recipe.options.set(recipe.generator->options, "to", entry.goals.to).value();
  }
  return recipe;
}

PuzzleId id_of(const Recipe& recipe, const std::string& seed) {
  const GridChoice& grid = recipe.grid;
  PuzzleId id;
  id.grid = {grid.grid->name, grid.grid_options.changed(grid.grid->options)};
  id.shape = {grid.shape->name, grid.shape_options.changed(grid.shape->options)};
  id.columns = grid.size.columns;
  id.rows = grid.size.rows;
  id.algorithm = {recipe.generator->name, recipe.options.changed(recipe.generator->options)};
  id.refinements = recipe.refinement.changed(refinements());
  id.seed = seed;
  return id;
}

}  // namespace mazefolio::puzzle
