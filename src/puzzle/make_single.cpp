#include "puzzle/make_single.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/system/parallel.h"
#include "base/system/stopwatch.h"
#include "base/text/suggest.h"
#include "base/text/utf8.h"
#include "maze/gates.h"
#include "maze/text.h"
#include "maze/thick.h"
#include "puzzle/difficulty_search.h"
#include "solve/check.h"
#include "solve/gate_placement.h"
#include "solve/paths.h"

namespace mazefolio::puzzle {
namespace {

constexpr std::uint64_t most_cells = 400'000'000;   // ids of walls are 32 bits wide
constexpr std::uint32_t longest_side = 5'000;       // of polygons: their places are whole numbers of 32 bits
constexpr std::uint64_t most_polygons = 1'500'000;  // about a kilobyte each

template <class R>
Choice chosen(std::span<const R> rows, const NamedRow& wanted, std::string_view kind) {
  const R* row = find_row(rows, wanted.name);
  if (!row)
    throw InputError(fmt::format("unknown {} '{}'", kind, wanted.name),
                     suggestion(wanted.name, names_of(rows)));
  Choice choice{row->name, Options(row->options), {}};
  for (const auto& [name, value] : wanted.options)
    if (const Outcome set = choice.options.set(row->options, name, value); !set)
      throw InputError(fmt::format("{} '{}': {}", kind, wanted.name, set.message()));
  return choice;
}

void refuse_too_large(const GridRow& grid, CellCount size) {
  const std::uint64_t cells = std::uint64_t{size.columns} * size.rows;
  const std::uint64_t most = grid.lattice ? most_cells : most_polygons;
  if (cells > most)
    throw InputError(fmt::format("{}x{} cells are more than the {} that a grid of '{}' may have",
                                 size.columns, size.rows, most, grid.name));
  if (!grid.lattice && std::max(size.columns, size.rows) > longest_side)
    throw InputError(fmt::format("a grid of '{}' may have {} columns and rows at most, not {}x{}", grid.name,
                                 longest_side, size.columns, size.rows));
}

Gate gate_called(const Maze& maze, const std::string& place) {
  if (const auto gate = gate_at(*maze.topology, place)) return *gate;
  throw InputError(fmt::format("there is no place '{}' in this maze", place),
                   suggestion(place, place_names()));
}

// The longest way out.
Gate rim_gate_far_from(const Maze& maze, const Gate& from, const std::string& seed) {
  Rng rng = stream(seed, Purpose::placement);
  return rim_candidates(maze, from, rng).front().second;
}

void set_from_to(Maze& maze, const Goals& goals, const std::string& seed) {
  const bool rim_first = goals.from == "rim", rim_last = goals.to == "rim";
  if ((rim_first || rim_last) && rim_gates(*maze.topology).empty())
    throw InputError("no cell of this maze is near enough to the rim for a gate",
                     "choose places inside, or another seed");
  if (rim_first && rim_last) {
    std::tie(maze.start, maze.finish) = farthest_rim_gates(maze);
  } else if (rim_first) {
    maze.finish = gate_called(maze, goals.to);
    maze.start = rim_gate_far_from(maze, maze.finish, seed);
  } else {
    maze.start = gate_called(maze, goals.from);
    maze.finish = rim_last ? rim_gate_far_from(maze, maze.start, seed) : gate_called(maze, goals.to);
  }
}

void set_visits(Maze& maze, const std::vector<std::string>& places) {
  std::vector<Gate> gates;
  for (const std::string& place : places) gates.push_back({gate_called(maze, place).cell, no_wall});
  maze.start = gates.front();
  maze.finish = gates.back();
  maze.goals.assign(gates.begin() + 1, gates.end() - 1);
}

void refuse_same_cell(const Maze& maze) {
  std::vector<Gate> gates = maze.goals;
  gates.push_back(maze.start);
  gates.push_back(maze.finish);
  for (std::size_t i = 0; i < gates.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (gates[i].cell == gates[j].cell &&
          (gates[i].wall == gates[j].wall || cell_count(*maze.topology) > 1))
        throw InputError("two of the places are the same cell of this maze", "choose places farther apart");
}

// Returns true when somebody asked for these gates.
bool set_goals(Maze& maze, const Goals& goals, const std::string& seed) {
  if (!goals.visit.empty()) {
    set_visits(maze, goals.visit);
  } else if (!goals.from.empty()) {
    set_from_to(maze, goals, seed);
  } else {
    std::tie(maze.start, maze.finish) = farthest_rim_gates(maze);
    return false;
  }
  refuse_same_cell(maze);
  return true;
}

// The same, or those that the id names; a maze that is one way has its own.
bool set_ends(Maze& maze, const SingleOrder& order, const GeneratorRow& row) {
  if (row.sets_gates) {
    if (order.gates)
      throw InputError(fmt::format("a maze of '{}' has its own ends; its id names none", row.name));
    return false;
  }
  if (!order.gates) return set_goals(maze, order.puzzle.goals, order.seed);
  if (!set_gates(maze, *order.gates)) throw InputError("the id names a gate that this maze cannot have");
  refuse_same_cell(maze);
  return true;
}

Place place_in_text(const std::string& file, const Maze& maze, Cell c) {
  const Lattice& t = std::get<Lattice>(*maze.topology);
  const auto x = static_cast<int>(t.column(c)), y = static_cast<int>(t.row(c));
  return is_thick(*maze.topology) ? Place{file, y + 1, 2 * x + 1} : Place{file, 2 * y + 2, 4 * x + 2};
}

Maze maze_in_text(std::string_view text, const std::string& file) {
  Result<Maze> maze = from_text(text);
  if (maze && cell_count(*maze->topology) > 0) return *std::move(maze);
  Diagnostics placed;
  if (maze)
    placed.error({file}, "this text shows no cell");
  else
    for (const Diagnostic& d : maze.found().all())
      placed.error({file, d.place.line, d.place.column}, d.message, d.hint);
  throw InputError(placed);
}

// Before gates are looked for, which takes a way from each cell to each other.
void refuse_pieces(const Maze& maze, const std::string& file) {
  Cell first{0};
  while (!contains(*maze.topology, first)) first = Cell{index(first) + 1};
  const std::vector<std::uint32_t> steps = distances(maze, first);
  for (std::uint32_t i = 0; i < steps.size(); ++i) {
    if (steps[i] != unreached || !contains(*maze.topology, Cell{i})) continue;
    Diagnostics found;
    found.error(place_in_text(file, maze, Cell{i}), "no way leads from the first cell to this one");
    throw InputError(found);
  }
}

void set_missing_gates(Maze& maze) {
  if (maze.start.cell == no_cell && maze.finish.cell == no_cell)
    std::tie(maze.start, maze.finish) = farthest_rim_gates(maze);
  else if (maze.start.cell == no_cell)
    maze.start = rim_gate_far_from(maze, maze.finish, "");
  else if (maze.finish.cell == no_cell)
    maze.finish = rim_gate_far_from(maze, maze.start, "");
}

}  // namespace

SingleOrder order_of(const PuzzleId& id) {
  SingleOrder order;
  PuzzleSpec& puzzle = order.puzzle;
  puzzle.grid = chosen(grids(), id.grid, "grid");
  puzzle.shape = chosen(shapes(), id.shape, "shape");
  puzzle.algorithm = chosen(generators(), id.algorithm, "algorithm");
  puzzle.refinement = Options(refinements());
  for (const auto& [name, value] : id.refinements) puzzle.refinement.set(refinements(), name, value).value();
  puzzle.size = {id.columns, id.rows, {}};
  order.seed = id.seed;
  order.gates = id.gates;
  return order;
}

SingleMaze make_single(const SingleOrder& order, bool must_solve) {
  const CellCount size{order.puzzle.size.columns, order.puzzle.size.rows};
  const Recipe recipe = recipe_of(order.puzzle, size);
  refuse_too_large(*recipe.grid.grid, size);
  if (first_bad_utf8(order.seed)) throw InputError("the seed is not UTF-8 text");

  const Stopwatch generating;
  Carved carved = make_maze(recipe, order.seed).value();
  SingleMaze made{id_of(recipe, order.seed), std::move(carved.maze), {}};
  made.dropped = carved.dropped;
  made.generate_s = generating.seconds();
  throw_if_canceled();

  const Stopwatch solving;
  if (set_ends(made.maze, order, *recipe.generator)) made.id->gates = gate_names(made.maze);
  open_frame(made.maze);
  if (must_solve) made.path = solve_maze(made.maze);
  made.solve_s = solving.seconds();
  throw_if_canceled();

  const Outcome proof = check_printable(made.maze, must_solve ? &made.path : nullptr, carved.perfect);
  if (!proof)
    throw InternalError(fmt::format("maze {} failed its proof: {}", to_text(*made.id), proof.message()));
  throw_if_canceled();
  return made;
}

SingleMaze read_single(std::string_view text, const std::string& file, const Goals& goals, bool must_solve) {
  const Stopwatch reading;
  SingleMaze made{std::nullopt, maze_in_text(text, file), {}};
  refuse_pieces(made.maze, file);
  made.generate_s = reading.seconds();
  throw_if_canceled();

  const Stopwatch solving;
  if (goals.from.empty() && goals.visit.empty()) {
    set_missing_gates(made.maze);
  } else {
    close_frame(made.maze);
    set_goals(made.maze, goals, "");
  }
  open_frame(made.maze);
  if (must_solve) made.path = solve_maze(made.maze);
  made.solve_s = solving.seconds();
  throw_if_canceled();

  const Outcome proof = check_printable(made.maze, must_solve ? &made.path : nullptr, false);
  if (!proof) {
    Diagnostics found;
    found.error({file, 0, 0}, proof.message());
    throw InputError(found);
  }
  return made;
}

}  // namespace mazefolio::puzzle
