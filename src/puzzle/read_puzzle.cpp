#include "puzzle/read_puzzle.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "base/system/parallel.h"
#include "base/system/stopwatch.h"
#include "maze/text.h"
#include "maze/thick.h"
#include "puzzle/placement.h"
#include "solve/check.h"
#include "solve/paths.h"

namespace mazefolio::puzzle {
namespace {

Diagnostics file_refused(Place place, std::string message) {
  Diagnostics found;
  found.error(std::move(place), std::move(message));
  return found;
}

Place place_in_text(const std::string& file, const Maze& maze, Cell c) {
  const Lattice& t = std::get<Lattice>(*maze.topology);
  const auto x = static_cast<int>(t.column(c)), y = static_cast<int>(t.row(c));
  return is_thick(*maze.topology) ? Place{file, y + 1, 2 * x + 1} : Place{file, 2 * y + 2, 4 * x + 2};
}

Result<Maze> maze_in_text(std::string_view text, const std::string& file) {
  Result<Maze> maze = from_text(text);
  if (maze && cell_count(*maze->topology) > 0) return maze;
  Diagnostics placed;
  if (maze)
    placed.error({file}, "this text shows no cell");
  else
    for (const Diagnostic& d : maze.found().all())
      placed.error({file, d.place.line, d.place.column}, d.message, d.hint);
  return placed;
}

// To be checked first: placing gates needs a path between any two cells.
Outcome check_connected(const Maze& maze, const std::string& file) {
  Cell first{0};
  while (!contains(*maze.topology, first)) first = Cell{index(first) + 1};
  const std::vector<std::uint32_t> steps = distances(maze, first);
  for (std::uint32_t i = 0; i < steps.size(); ++i)
    if (steps[i] == unreached && contains(*maze.topology, Cell{i}))
      return file_refused(place_in_text(file, maze, Cell{i}),
                          "no way leads from the first cell to this one: it is not one connected maze");
  return Done{};
}

}  // namespace

Result<Puzzle> read_puzzle(std::string_view text, const std::string& file, const Goals& goals, bool solved) {
  const Stopwatch reading;
  Result<Maze> read = maze_in_text(text, file);
  if (!read) return read.found();
  if (const Outcome connected = check_connected(read.value(), file); !connected) return connected.found();
  const double read_s = reading.seconds();
  throw_if_canceled();

  const Stopwatch placing;
  Result<Maze> gated = with_gates(std::move(read).value(), goals);
  if (!gated) return gated.found();
  const double placed_s = placing.seconds();
  Result<Puzzle> made = puzzle_of_read_maze(std::move(gated).value(), file, solved);
  if (!made) return made;
  Puzzle puzzle = std::move(made).value();
  puzzle.generate_s = read_s;
  puzzle.solve_s += placed_s;
  return puzzle;
}

Result<Puzzle> puzzle_of_read_maze(Maze maze, const std::string& file, bool solved) {
  Puzzle puzzle;
  puzzle.maze = std::move(maze);
  if (const Outcome proof = check_printable(puzzle.maze, nullptr, false); !proof)
    return file_refused({file, 0, 0}, proof.message());
  throw_if_canceled();
  if (!solved) return puzzle;
  const Stopwatch solving;
  puzzle.solution = solve_maze(puzzle.maze);
  puzzle.solve_s = solving.seconds();
  throw_if_canceled();
  if (const Outcome proof = check_path(puzzle.maze, puzzle.solution); !proof)
    return file_refused({file, 0, 0}, proof.message());
  return puzzle;
}

}  // namespace mazefolio::puzzle
