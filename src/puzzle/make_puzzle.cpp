#include "puzzle/make_puzzle.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "base/system/parallel.h"
#include "base/system/stopwatch.h"
#include "base/text/utf8.h"
#include "generate/generator.h"
#include "generate/refine/refine.h"
#include "maze/canonical_hash.h"
#include "puzzle/placement.h"
#include "puzzle/region_borders.h"
#include "puzzle/rule_marks.h"
#include "puzzle/rule_rating.h"
#include "rules/rule_rows.h"
#include "solve/check.h"
#include "solve/difficulty.h"
#include "solve/paths.h"

namespace mazefolio::puzzle {
namespace {

constexpr std::uint64_t most_cells = 400'000'000;   // ids of walls are 32 bits wide
constexpr std::uint32_t longest_side = 5'000;       // of polygons: their places are whole numbers of 32 bits
constexpr std::uint64_t most_polygons = 1'500'000;  // about a kilobyte each

Diagnostics entry_refused(const Place& place, std::string message, std::string hint = {}) {
  Diagnostics found;
  found.error(place, std::move(message), std::move(hint));
  return found;
}

Outcome check_size(const PuzzleSpec& entry, const GridRow& grid) {
  const GridSize& size = entry.size;
  const std::uint64_t cells = std::uint64_t{size.columns} * size.rows;
  const std::uint64_t most = grid.lattice ? most_cells : most_polygons;
  if (cells > most)
    return entry_refused(
        size.place, fmt::format("{}x{} cells are more than the {} that a grid of '{}' may have", size.columns,
                                size.rows, most, grid.name));
  if (!grid.lattice && std::max(size.columns, size.rows) > longest_side)
    return entry_refused(
        size.place, fmt::format("a grid of '{}' may have {} columns and rows at most, not {}x{}", grid.name,
                                longest_side, size.columns, size.rows));
  return Done{};
}

// Generators of walks and labyrinths set the gates: goals name the ends of the walk, or there are none to
// name.
Outcome check_goals(const PuzzleRequest& request, const GeneratorRow& row) {
  const Goals& goals = request.puzzle.goals;
  if (!row.sets_gates) return Done{};
  if (request.gates)
    return entry_refused(goals.place,
                         fmt::format("a maze of '{}' has its own ends; its id names none", row.name));
  if (goals.farthest || (goals.visit.empty() && (goals.from.empty() || takes_ends(row)))) return Done{};
  return entry_refused(
      goals.place, fmt::format("a maze of '{}' is one way with ends of its own", row.name),
      takes_ends(row) ? "write goals: {from: ..., to: ...}, or leave them out" : "leave 'goals' out");
}

// Where the algorithm is to blame: the row that one of its options names, if it would work without that.
Place place_in_algorithm(const Choice& algorithm, const Recipe& recipe, const AnyTopology& topology) {
  const std::vector<OptionRow>& rows = recipe.generator->options;
  for (const OptionRow& option : rows) {
    if (option.kind != OptionKind::row) continue;
    Options plain = recipe.options;
    plain.set(rows, option.name, option.fallback).value();
    if (!generate::check_fit(*recipe.generator, topology, recipe.options) &&
        generate::check_fit(*recipe.generator, topology, plain))
      return algorithm.place_of(option.name);
  }
  return algorithm.place;
}

// The line that is to blame where the recipe cannot be carved: the shape or grid when there are no cells, the
// algorithm when it cannot work on them, else what is done to the maze afterwards.
Place place_to_blame(const PuzzleRequest& request, const Recipe& recipe) {
  const PuzzleSpec& entry = request.puzzle;
  const auto or_entry = [&](const Place& place) { return place.line ? place : entry.place; };
  const Result<Grid> grid = request.grid ? *request.grid : make_grid(grid_of(recipe), request.seed);
  if (!grid) return or_entry(entry.shape.place.line ? entry.shape.place : entry.grid.place);
  const bool whole = recipe.generator->draft && recipe.refinement == Options(refinements());
  if (whole || !generate::check_fit(*recipe.generator, *grid->topology, recipe.options))
    return or_entry(place_in_algorithm(entry.algorithm, recipe, *grid->topology));
  return or_entry(entry.refinement_place);
}

void prove(const Puzzle& puzzle, bool solved) {
  Outcome proof = check_printable(
      puzzle.maze, solved && !puzzle.rule.has_own_way() ? &puzzle.solution : nullptr, puzzle.perfect);
  if (proof && solved) proof = check_marks(puzzle.maze, puzzle.solution, puzzle.rule);
  if (!proof)
    throw InternalError(fmt::format("maze {} failed its proof: {}", to_text(*puzzle.id), proof.message()));
}

}  // namespace

Outcome check_in_one_piece(const PuzzleSpec& entry) {
  const GeneratorRow& row = *find_row(generators(), entry.algorithm.name);
  const std::string_view option = in_pieces(row, entry.algorithm.options);
  if (option.empty()) return Done{};
  return entry_refused(
      entry.algorithm.place.line ? entry.algorithm.place : entry.place,
      fmt::format("'{}' leaves the maze of '{}' in pieces: it is not one connected maze, but a "
                  "picture without a solution",
                  option, row.name),
      "leave it out, so that the pieces are joined");
}

Result<Grid> make_cells(const PuzzleRequest& request) {
  const Recipe recipe = recipe_of(request.puzzle);
  if (const Outcome size = check_size(request.puzzle, *recipe.grid.grid); !size) return size.found();
  return make_grid(grid_of(recipe), request.seed);
}

Result<Candidate> make_candidate(const PuzzleRequest& request) {
  const PuzzleSpec& entry = request.puzzle;
  const Recipe recipe = recipe_of(entry);
  const GeneratorRow& generator = *recipe.generator;
  if (const Outcome sized = check_size(entry, *recipe.grid.grid); !sized) return sized.found();
  if (const Outcome suited = check_goals(request, generator); !suited) return suited.found();
  if (const Outcome ruled = check_rule(entry); !ruled) return ruled.found();
  const Outcome whole = check_in_one_piece(entry);
  if (!whole && !request.in_pieces) return whole.found();

  const Stopwatch generating;
  Result<Carved> made = make_maze(recipe, request.seed, request.grid.get());
  if (!made) return entry_refused(place_to_blame(request, recipe), made.message(), made.error().hint);
  Carved& carved = *made;
  Candidate out;
  out.id = id_of(recipe, request.seed);
  out.maze = std::move(carved.maze);
  out.perfect = carved.perfect;
  out.fit = carved.fit;
  out.in_pieces = !whole;
  out.generate_s = generating.seconds();
  throw_if_canceled();
  if (out.in_pieces) return out;

  const Stopwatch placing;
  const ChosenRule rule = rule_of(entry.refinement);
  if (rule.row->lay) {
    if (const Outcome laid = lay_puzzle(out.maze, request); !laid) return laid.found();
    out.perfect = check_walls(out.maze).perfect;
  } else if (generator.sets_gates) {
    if (request.target) {
      const Rating rating = rate(out.maze);
      out.score = rating.score;
      if (request.floor) out.worth = WorthMeter(out.maze).measure(rating);
    }
  } else {
    Result<GatedMaze> placed = place_gates(std::move(out.maze), {entry.goals,
                                                                 request.gates,
                                                                 request.target,
                                                                 request.seed,
                                                                 {entry.size.columns, entry.size.rows},
                                                                 request.floor,
                                                                 request.far_apart,
                                                                 out.fit.ends});
    if (!placed) return placed.found();
    GatedMaze gated = std::move(placed).value();
    if (gated.asked) out.id.gates = gate_names(gated.maze);
    out.maze = std::move(gated.maze);
    out.score = gated.score;
    out.worth = gated.worth;
  }
  if (const Outcome marked = mark(out.maze, request); !marked) return marked.found();
  if (rule.has_own_way() && request.target) {
    const Rating rating = explain_by_rule(out.maze, rule).rating;
    out.score = rating.score;
    if (request.floor)
      out.worth = WorthMeter(out.maze).measure(rating, solution_by_rule(out.maze, rule).value().cells);
  }
  out.solve_s = placing.seconds();
  return out;
}

Puzzle finish_puzzle(Candidate candidate, const PuzzleRequest& request) {
  const Stopwatch solving;
  Puzzle out;
  out.id = std::move(candidate.id);
  out.maze = std::move(candidate.maze);
  out.perfect = candidate.perfect;
  out.pictures = find_row(generators(), request.puzzle.algorithm.name)->pictures;
  out.fit = candidate.fit;
  out.worth = candidate.worth;
  out.generate_s = candidate.generate_s;
  out.in_pieces = candidate.in_pieces;
  if (request.puzzle.borders) out.borders = region_borders(request, out.maze);
  if (out.in_pieces) return out;
  out.rule = rule_of(request.puzzle.refinement);
  if (request.solved) {
    if (out.rule.has_own_way()) {
      RuledWay way = solution_by_rule(out.maze, out.rule).value();
      out.solution = std::move(way.cells);
      out.moves = way.moves;
      out.told = std::move(way.told);
      out.pursuer = std::move(way.pursuer);
    } else {
      out.solution = solve_maze(out.maze);
      out.moves = static_cast<std::uint32_t>(out.solution.size()) - 1;
    }
  }
  out.solve_s = candidate.solve_s + solving.seconds();
  throw_if_canceled();
  prove(out, request.solved);
  throw_if_canceled();
  if (!request.rated) return out;
  out.strokes = strokes_of(out);
  if (!out.perfect) out.perfect = check_walls(out.maze).perfect;  // it may be nevertheless
  out.metrics = measure(out.maze);
  out.score = candidate.score ? *candidate.score : explain_by_rule(out.maze, out.rule).rating.score;
  out.canonical_hash =
      candidate.canonical_hash.empty() ? canonical_hash(out.maze) : std::move(candidate.canonical_hash);
  return out;
}

std::vector<CellPath> strokes_of(const Puzzle& puzzle) {
  if (!puzzle.rule.has_own_way() && puzzle.maze.goals.empty() && !puzzle.solution.empty())
    return {puzzle.solution};
  if (!puzzle.rule.has_own_way()) return answer_strokes(puzzle.maze);
  if (puzzle.maze.marks->directed) return {puzzle.solution};
  if (!puzzle.rule.row->doors) return solve::without_repeats(puzzle.maze, puzzle.solution);
  Maze with_stops = puzzle.maze;  // no loops: the way is a tree that joins its ends and keys
  for (const CellMark& mark : puzzle.maze.marks->cells) with_stops.goals.push_back({mark.cell, no_wall});
  return answer_strokes(with_stops);
}

Result<Puzzle> make_puzzle(const PuzzleRequest& request) {
  if (first_bad_utf8(request.seed)) return Result<Puzzle>::failure("the seed is not UTF-8 text");
  Result<Candidate> candidate = make_candidate(request);
  if (!candidate) return candidate.found();
  return finish_puzzle(std::move(candidate).value(), request);
}

}  // namespace mazefolio::puzzle
