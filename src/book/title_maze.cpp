#include "book/title_maze.h"

#include <algorithm>
#include <optional>

#include "generate/generator.h"
#include "generate/recipe.h"
#include "maze/gates.h"
#include "puzzle/maze_room.h"
#include "puzzle/placement.h"
#include "puzzle/request.h"
#include "puzzle/shape_details.h"
#include "rules/rule_rows.h"

namespace mazefolio::book {
namespace {

constexpr std::uint32_t fewest = 4;  ///< cells a side

CellCount size_for(const Recipe& recipe, Size pitches) {
  const GridChoice& grid = recipe.grid;
  if (const CellCount own = own_size(grid.grid_options, pitches.height / pitches.width); own.columns > 0)
    return own;
  const CellCount most = largest_size(*grid.grid, pitches);
  return recipe.generator->fitting ? recipe.generator->fitting(most, recipe.options) : most;
}

}  // namespace

std::optional<ArtMaze> maze_like(const PuzzleSpec& entry, Size pitches, const std::string& seed) {
  Recipe recipe = recipe_of(entry);
  recipe.refinement.set(refinements(), rule_option().name, rule_option().fallback)
      .value();  // marks alone show it
  recipe.grid.size = size_for(recipe, pitches);
  if (std::min(recipe.grid.size.columns, recipe.grid.size.rows) < fewest) return std::nullopt;
  Result<Carved> made = make_maze(recipe, seed);
  if (!made || cell_count(*made->maze.topology) < fewest * fewest) return std::nullopt;
  return ArtMaze{with_missing_gates(std::move(made->maze)), needed_details(details_of(recipe))};
}

ArtMaze title_maze(const BookSpec& spec, Size pitches) {
  const std::string seed = "title " + spec.seed;
  if (spec.title_maze)
    if (std::optional<ArtMaze> maze = maze_like(*spec.title_maze, pitches, seed)) return std::move(*maze);
  for (const ChapterSpec& chapter : spec.chapters)
    for (const PuzzleSpec& entry : chapter.puzzles)
      if (std::optional<ArtMaze> maze = maze_like(entry, pitches, seed)) return std::move(*maze);
  const auto cells = [](double length) { return static_cast<std::uint32_t>(std::max(2.0, length)); };
  return {little_maze(spec, {cells(pitches.width), cells(pitches.height)}, "title", "top", "bottom")};
}

Maze little_maze(const BookSpec& spec, CellCount size, const std::string& purpose, const char* from,
                 const char* to) {
  const GeneratorRow& row = *find_row(generators(), "backtracker");
  Maze maze = carve_maze(row, std::make_shared<const AnyTopology>(Lattice::square(size.columns, size.rows)),
                         Options(row.options), purpose + " " + spec.seed);
  maze.start = gate_at(*maze.topology, from).value();
  maze.finish = gate_at(*maze.topology, to).value();
  return maze;
}

}  // namespace mazefolio::book
