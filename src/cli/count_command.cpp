#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "base/system/parallel.h"
#include "cli/callbacks.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/grid_options.h"
#include "cli/limits.h"
#include "cli/run.h"
#include "publish/census_text.h"
#include "publish/load_pictures.h"
#include "puzzle/make_puzzle.h"

namespace mazefolio::cli {
namespace {

struct CountArguments {
  GridArguments grid;
  bool json = false;
};

// What is done to mazes while they are carved, or afterwards, changes neither cells nor walls.
void refuse_other_options(const PuzzleSpec& puzzle) {
  const Choice& algorithm = puzzle.algorithm;
  const std::vector<OptionRow>& rows = find_row(generators(), algorithm.name)->options;
  if (!algorithm.options.changed(rows).empty() || !puzzle.refinement.changed(refinements()).empty())
    throw InputError("--option: only options of the grid and of the shape decide which mazes there are",
                     "see: mazefolio list grids, mazefolio list shapes");
}

Census census_of(const GridArguments& arguments) {
  PuzzleRequest request = request_of_words(words_of(arguments));
  refuse_other_options(request.puzzle);
  Notices notices = console_notices(false);
  load_pictures(request.puzzle, notices);
  const Grid grid = make_cells(request).value();
  throw_if_canceled();
  Census census = take_census(*grid.topology);
  if (!census.perfect_mazes)
    throw InputError(fmt::format("{} cells are too many to count their mazes", census.cells),
                     "choose a smaller --size, or squares in a rectangle, which may have any size");
  return census;
}

std::function<int()> declare_count(CLI::App& app) {
  auto a = std::make_shared<CountArguments>();
  add_grid_options(app, a->grid, "name=value: an option of the grid or shape");
  app.add_flag("--json", a->json, "print JSON, for programs");
  app.footer(
      "Perfect mazes are counted exactly as far as that takes seconds; of more the power of ten is printed. "
      "Walks "
      "through every cell are counted on small boards, up to 10x10 squares or so; a walk and its reverse are "
      "one.");
  return within_limits(app, [a]() -> int {
    const Census census = census_of(a->grid);
    print(a->json ? census_json(census) : census_text(census));
    return ExitCode::done;
  });
}

}  // namespace

CommandRow count_command() {
  return {"count", "count the mazes that a grid and a shape have",
          "  mazefolio count --grid square --size 4x4\n"
          "  mazefolio count --grid hexagon --shape heart --size 12x12\n"
          "  mazefolio count --size 20x20 --json",
          declare_count};
}

}  // namespace mazefolio::cli
