// The walls of a maze of squares as thick as its corridors.
// Idea: any generator that opens walls makes a maze of (w - 1) / 2 x (h - 1) / 2 squares; its thick image is
// the maze. Bias: that of the generator. Cost: that of the generator, and O(cells).

#include "generate/rows.h"

#include <fmt/format.h>

#include "generate/carve/carver_option.h"
#include "maze/thick.h"

namespace mazefolio::generate {
namespace {

Result<Maze> draft_maze(std::shared_ptr<const AnyTopology> field, const Options& options, Rng& rng) {
  const Lattice& squares = std::get<Lattice>(*field);
  const auto thin =
      std::make_shared<const AnyTopology>(Lattice::square(squares.columns() / 2, squares.rows() / 2));
  const GeneratorRow& carver = carver_of(options);
  return thick_of({thin, carver.carve(*thin, Options(carver.options), rng), {}, {}, {}});
}

CellCount fitting(CellCount most, const Options&) {
  const CellCount odd{(most.columns + 1) / 2 * 2 - 1, (most.rows + 1) / 2 * 2 - 1};
  return most.columns < 3 || most.rows < 3 ? CellCount{} : odd;
}

Outcome check(const AnyTopology& topology, const Options& options) {
  const Lattice& squares = std::get<Lattice>(topology);
  const CellCount size{squares.columns(), squares.rows()};
  if (fitting(size, options) == size) return Done{};
  return failure(fmt::format("thick walls need an odd number of columns and rows, 3 at least, not {}x{}",
                             size.columns, size.rows));
}

}  // namespace

GeneratorRow thick_row() {
  GeneratorRow row{{"thick",
                    "walls as thick as corridors, around the maze of another generator",
                    {carver_option("the generator of the maze")}},
                   Needs::rectangle};
  row.draft = draft_maze;
  row.fitting = fitting;
  row.check_fit = check;
  row.steps = carver_steps;
  return row;
}

}  // namespace mazefolio::generate
