#include "puzzle/id_budget.h"

#include <fmt/format.h>

#include "topology/grids.h"

namespace mazefolio::puzzle {
namespace {

constexpr double most_steps = 1e10;  // one to two minutes
constexpr double steps_of_square = 10, steps_of_polygon = 3000;

double expected_steps(const Recipe& recipe) {
  const GridChoice& choice = recipe.grid;
  const double cells = static_cast<double>(choice.size.columns) * choice.size.rows;
  double steps = choice.grid->lattice ? steps_of_square : steps_of_polygon;
  if (choice.grid->steps) steps += choice.grid->steps(choice.grid_options);
  if (recipe.generator->steps) steps += recipe.generator->steps(cells, recipe.options);
  return cells * steps;
}

}  // namespace

Result<PuzzleRequest> request_of_id(std::string_view text) {
  Result<PuzzleRequest> request = request_of(parse_puzzle_id(text));
  if (!request) return request;
  const PuzzleSpec& puzzle = request->puzzle;
  if (const double steps = expected_steps(recipe_of(puzzle)); steps > most_steps)
    return Result<PuzzleRequest>::failure(
        fmt::format(
            "{}x{} cells of '{}' on a grid of '{}' take some {:.0f} billion steps, and the maze of an id "
            "may take {:.0f} billion",
            puzzle.size.columns, puzzle.size.rows, puzzle.algorithm.name, puzzle.grid.name, steps / 1e9,
            most_steps / 1e9),
        "name grid, size and algorithm by options instead");
  return request;
}

}  // namespace mazefolio::puzzle
