// Aiming at a level: the size decides most of it, the placement of the gates shifts it by up to two levels,
// and a new maze of the same size by a fraction. So on each maze every placement is rated, and what the mazes
// of a size turn out to score corrects the guess for the others.

#include "puzzle/difficulty_search.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/system/stopwatch.h"
#include "maze/gates.h"
#include "maze/thick.h"
#include "solve/difficulty.h"
#include "solve/gate_placement.h"
#include "solve/paths.h"

namespace mazefolio::puzzle {
namespace {

constexpr std::uint32_t smallest = 4;  // fewer cells a side do not look like a maze

/// One way to set start, finish and goals.
struct Placement {
  Gate start, finish;
  std::vector<Gate> goals;
};

std::vector<Placement> visits(const Maze& maze, const std::vector<std::string>& places) {
  std::vector<Gate> gates;
  for (const std::string& place : places)
    gates.push_back({gate_at(*maze.topology, place).value().cell, no_wall});
  return {{gates.front(), gates.back(), {gates.begin() + 1, gates.end() - 1}}};
}

std::vector<GatePair> from_to(const Maze& maze, const Goals& goals, Rng& rng) {
  const AnyTopology& t = *maze.topology;
  if (goals.from == "rim" && goals.to == "rim") return gate_candidates(maze, rng);
  if (goals.to == "rim") return rim_candidates(maze, gate_at(t, goals.from).value(), rng);
  if (goals.from == "rim") {
    std::vector<GatePair> pairs = rim_candidates(maze, gate_at(t, goals.to).value(), rng);
    for (GatePair& pair : pairs) std::swap(pair.first, pair.second);
    return pairs;
  }
  return {{gate_at(t, goals.from).value(), gate_at(t, goals.to).value()}};
}

std::vector<Placement> placements(const PuzzleOrder& order, const Maze& maze, Rng& rng) {
  const Goals& goals = order.spec->goals;
  if (!goals.visit.empty()) return visits(maze, goals.visit);
  std::vector<GatePair> pairs;
  if (!goals.from.empty())
    pairs = from_to(maze, goals, rng);
  else if (goals.farthest || order.any_level)
    pairs = {farthest_rim_gates(maze)};
  else
    pairs = gate_candidates(maze, rng);
  std::vector<Placement> out;
  for (GatePair& pair : pairs) {
    // Readers tire of entering always at the same end.
    if (goals.from.empty() && rng.below(2)) std::swap(pair.first, pair.second);
    out.push_back({pair.first, pair.second, {}});
  }
  return out;
}

void place(Maze& maze, const Placement& placement) {
  maze.start = placement.start;
  maze.finish = placement.finish;
  maze.goals = placement.goals;
}

// The placement whose score is nearest to the wish; the maze keeps it.
double choose_placement(Maze& maze, const std::vector<Placement>& choices, double wish) {
  if (!choices.front().goals.empty()) {
    place(maze, choices.front());
    return rate(maze).score;
  }
  Rater rater(maze);
  double best_miss = HUGE_VAL, best_score = 0;
  for (const Placement& choice : choices) {
    const double score = rater.score(choice.start.cell, choice.finish.cell);
    if (const double miss = std::fabs(score - wish); miss < best_miss) {
      best_miss = miss;
      best_score = score;
      place(maze, choice);
    }
  }
  return best_score;
}

// Two places that the spec names may be one cell on this grid.
std::optional<Diagnostic> same_place(const PuzzleOrder& order, const Maze& maze, CellCount size) {
  const Goals& goals = order.spec->goals;
  std::vector<std::string> names = goals.visit;
  if (names.empty() && !goals.from.empty())
    for (const std::string& end : {goals.from, goals.to})
      if (end != "rim") names.push_back(end);
  std::vector<Gate> gates;
  for (const std::string& name : names) {
    const std::optional<Gate> gate = gate_at(*maze.topology, name);
    if (!gate)
      return Diagnostic{Severity::error, goals.place, fmt::format("there is no place '{}'", name), ""};
    gates.push_back(*gate);
  }
  for (std::size_t i = 0; i < gates.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      if (gates[i].cell != gates[j].cell) continue;
      const bool two_walls = goals.visit.empty() && gates[i].wall != gates[j].wall;
      if (cell_count(*maze.topology) == 1 && two_walls) continue;
      return Diagnostic{Severity::error, goals.place,
                        fmt::format("'{}' and '{}' are the same cell in a maze of {}x{} cells", names[j],
                                    names[i], size.columns, size.rows),
                        "choose places farther apart, or a larger size"};
    }
  return std::nullopt;
}

// The line that is to blame: the shape or grid when there are no cells, the algorithm when it cannot work on
// them, else what is done to the maze afterwards.
Diagnostic refusal(const PuzzleSpec& entry, const Recipe& recipe, const std::string& seed,
                   const std::string& why) {
  const Result<Grid> grid = make_grid(recipe.grid, seed);
  const Place shape = entry.shape.place.line ? entry.shape.place : entry.grid.place;
  if (!grid) return {Severity::error, shape.line ? shape : entry.place, grid.message(), ""};
  const bool whole = recipe.generator->draft && recipe.refinement == Options(refinements());
  if (whole || !check_fit(*recipe.generator, *grid->topology, recipe.options))
    return {Severity::error, entry.algorithm.place.line ? entry.algorithm.place : entry.place, why, ""};
  return {Severity::error, entry.refinement_place.line ? entry.refinement_place : entry.place, why, ""};
}

// A maze that is one way has ends of its own: goals name them, or there are none to name.
bool takes_ends(const GeneratorRow& row) {
  return row.sets_gates && find_row(std::span(row.options), "from");
}

std::optional<Diagnostic> unwanted_goals(const PuzzleSpec& entry, const GeneratorRow& row) {
  if (!row.sets_gates || entry.goals.farthest) return std::nullopt;
  if (entry.goals.visit.empty() && (entry.goals.from.empty() || takes_ends(row))) return std::nullopt;
  return Diagnostic{
      Severity::error, entry.goals.place,
      fmt::format("a maze of '{}' is one way with ends of its own", row.name),
      takes_ends(row) ? "write goals: {from: ..., to: ...}, or leave them out" : "leave 'goals' out"};
}

// Rows that give the field the room's proportions. Some grids grow by several rows at a time.
std::uint32_t rows_beside(const GridRow& grid, std::uint32_t columns, double aspect) {
  constexpr std::uint32_t many = 101;
  const double one = field_of(grid, {columns, 1}).height();
  const Rect tall = field_of(grid, {columns, many});
  const double more = (tall.height() - one) / (many - 1);
  return 1 + static_cast<std::uint32_t>(std::lround(std::max(0.0, (tall.width() * aspect - one) / more)));
}

}  // namespace

Recipe recipe_of(const PuzzleSpec& entry, CellCount size) {
  Recipe recipe{{find_row(grids(), entry.grid.name), entry.grid.options, find_row(shapes(), entry.shape.name),
                 entry.shape.options, size},
                find_row(generators(), entry.algorithm.name),
                entry.algorithm.options,
                entry.refinement};
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

std::vector<SizeGuess> sizes_to_try(const PuzzleOrder& order, const MazeRoom& room,
                                    const LevelTable& levels) {
  const PuzzleSpec& entry = *order.spec;
  const Recipe recipe = recipe_of(entry, {});
  const GridChoice& grid = recipe.grid;
  const Size pitches{room.box.width / room.pitch.pt, room.box.height / room.pitch.pt};
  const double coverage =
      grid.shape->make({0, 0, pitches.width, pitches.height}, grid.shape_options).coverage();
  const auto guess = [&](CellCount size) {
    const double cells = static_cast<double>(size.columns) * size.rows * coverage;
    const LevelReach reach = levels.reach(entry.grid.name, entry.algorithm.name, cells);
    return SizeGuess{size, entry.goals.farthest ? reach.high : reach.corner};
  };
  if (!entry.size.is_auto()) return {guess({entry.size.columns, entry.size.rows})};
  const double aspect = room.box.height / room.box.width;
  if (grid.grid->own_size)
    if (const CellCount own = grid.grid->own_size(grid.grid_options, aspect); own.columns > 0)
      return {guess(own)};

  const CellCount most = largest_size(*grid.grid, pitches);
  if (most.columns == 0 || most.rows == 0) return {};
  std::vector<SizeGuess> sizes;
  for (std::uint32_t columns = 1; columns <= most.columns; ++columns) {
    const std::uint32_t rows = std::clamp(rows_beside(*grid.grid, columns, aspect), 1u, most.rows);
    if (std::min(columns, rows) < std::min({smallest, most.columns, most.rows})) continue;
    CellCount size{columns, rows};
    if (recipe.generator->fitting) size = recipe.generator->fitting(size, recipe.options);
    if (size.columns > 0 && (sizes.empty() || sizes.back().size != size)) sizes.push_back(guess(size));
  }
  if (sizes.empty() && recipe.generator->fitting) {
    // A maze of one size only, larger than the room: that is told by its size.
    const CellCount one = recipe.generator->fitting({5'000, 5'000}, recipe.options);
    if (one.columns > 0 && one == recipe.generator->fitting({10'000, 10'000}, recipe.options))
      return {guess(one)};
  }
  // One way without wrong ones is as good as it is long.
  if (recipe.generator->sets_gates && order.any_level && !sizes.empty()) sizes = {sizes.back()};
  return sizes;
}

Candidate attempt(const PuzzleOrder& order, CellCount size, const std::string& seed) {
  const Recipe recipe = recipe_of(*order.spec, size);
  Candidate out;
  if ((out.fault = unwanted_goals(*order.spec, *recipe.generator))) return out;
  const Stopwatch generating;
  Result<Carved> made = make_maze(recipe, seed);
  out.generate_s = generating.seconds();
  if (!made) {
    out.fault = refusal(*order.spec, recipe, seed, made.message());
    return out;
  }
  Carved& carved = *made;
  if (!recipe.generator->sets_gates && (out.fault = same_place(order, carved.maze, size))) return out;

  const Stopwatch solving;
  out.maze = std::move(carved.maze);
  out.perfect = carved.perfect;
  out.dropped = carved.dropped;
  if (recipe.generator->sets_gates) {
    out.score = rate(out.maze).score;
  } else {
    Rng rng = stream(seed, Purpose::placement);
    out.score = choose_placement(out.maze, placements(order, out.maze, rng), order.wish);
    if (is_thick(*out.maze.topology)) {
      open_frame(out.maze);
      out.score = rate(out.maze).score;
    }
  }
  out.solution = solve_maze(out.maze);
  out.solve_s = solving.seconds();
  return out;
}

}  // namespace mazefolio::puzzle
