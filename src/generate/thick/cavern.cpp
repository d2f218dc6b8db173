// Caverns without blocks or checkerboards (frontier.h), uniform or annealed into a texture: for winding
// passages straight pieces have a high cost, for straight ones a low one; in both, dead ends and forks have a
// cost, so that passages are few and long. With a share of dead ends only these have a cost.
// On 65 x 65: uniform 20.7 % of the floor are dead ends, winding 2.1 %, straight 0.7 %.
// Cost: 300 attempts for each corner point (60 to forget the start, 240 to cool down), 0.15 s at 65 x 65.
// From 317 x 317 on the total is constant, which takes about a minute. Such caverns are valid, but cool down
// faster (winding ones of 1000 x 1000 have 4 % of dead ends); larger ones stay similar to the maze of rooms
// with which they begin.

#include "generate/rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/option_rows.h"
#include "generate/thick/anneal.h"
#include "maze/thick.h"

namespace mazefolio::generate {
namespace {

std::optional<Annealing> annealing_of(const Options& options, std::uint32_t floor_pixels) {
  const std::string& style = options.text("style");
  const double share = options.real("dead_end_share");
  if (share > 0) {
    const auto wanted = static_cast<std::int32_t>(std::floor(share * floor_pixels + 0.5));
    const std::int32_t straight = style == "winding" ? 3 : style == "straight" ? -2 : 0;
    return Annealing{{0, 0, 0, straight}, 0.1, floor_pixels > 1 ? std::max(wanted, 2) : 0};
  }
  if (style == "uniform") return std::nullopt;
  return Annealing{{20, 20, 40, style == "winding" ? 6 : -2}, 0.2};
}

CellCount fitting_cavern(CellCount most, const Options&) {
  if (most.columns < 3 || most.rows < 3) return {};
  if (most.columns % 2 == 0 && most.rows % 2 == 0) --(most.columns > most.rows ? most.columns : most.rows);
  return most;
}

Outcome check_caves(const AnyTopology& topology, const Options&) {
  const Lattice& field = std::get<Lattice>(topology);
  const std::uint32_t columns = field.columns(), rows = field.rows();
  if (columns < 3 || rows < 3)
    return failure(fmt::format("a cavern needs 3x3 cells, as its frame of rock is one cell wide, not {}x{}",
                               columns, rows));
  if (columns % 2 == 0 && rows % 2 == 0)
    return failure(fmt::format(
        "a cavern of {}x{} cells has {}x{} corners inside, an odd number, and no frontier passes through "
        "all of them: make one side odd",
        columns, rows, columns - 1, rows - 1));
  return Done{};
}

BitSet floor_of(const Lattice& field, const Frontier& cavern) {
  BitSet floor(field.cell_limit());
  for_each_cell(field, [&](Cell c) {
    if (cavern.is_floor(field.column(c), field.row(c))) floor.set(index(c));
  });
  return floor;
}

Result<Maze> draft_cavern(std::shared_ptr<const AnyTopology> topology, const Options& options, Rng& rng,
                          Growth* growth) {
  const Lattice& field = std::get<Lattice>(*topology);
  const std::uint32_t columns = field.columns() - 1, rows = field.rows() - 1, pixels = columns * rows / 2 - 1;
  const std::uint64_t attempts = bounded_attempts(columns, rows, 300 * options.real("effort"));
  const std::optional<Annealing> annealing = annealing_of(options, pixels);

  Frontier cavern(columns, rows, rng);
  const auto state = [&] { return Growth::State{floor_of(field, cavern), cavern.moves()}; };
  const std::uint64_t points = std::uint64_t{columns} * rows;
  tell_moves(
      growth, annealing ? attempts / 5 : attempts, std::max<std::uint64_t>(points / 16, 1),
      [&](std::uint64_t n) { cavern.randomize(n, rng); }, state);
  if (annealing) anneal(cavern, *annealing, attempts - attempts / 5, rng);
  if (growth && annealing) growth->states.push_back(state());
  cavern.check();

  if (const std::int32_t dead_ends = cavern.kinds().dead_ends;
      annealing && dead_ends != annealing->dead_ends.value_or(dead_ends))
    return failure(
        fmt::format("a cavern of {}x{} cells with {} dead ends was not found, but one with {} "
                    "(dead_end_share {:.3f}): ask for that, or give it more effort",
                    field.columns(), field.rows(), *annealing->dead_ends, dead_ends,
                    static_cast<double>(dead_ends) / pixels));
  return thick_maze(field, floor_of(field, cavern));
}

}  // namespace

GeneratorRow cavern_row() {
  GeneratorRow row{
      {"cavern",
       "passages of one cell in rock of one cell, without a grid behind them",
       {choice_option("style", "long winding passages, any, or long straight ones",
                      {"winding", "uniform", "straight"}),
        real_option("dead_end_share", "0", "share of the floor that are dead ends; 0: as it comes", 0, 0.25),
        real_option("effort", "1", "how long it is worked at", 0.1, 10)}},
      Needs::rectangle};
  row.draft = draft_cavern;
  row.records.states = true;
  row.fitting = fitting_cavern;
  row.check_fit = check_caves;
  row.steps = [](double, const Options& options) { return 3600 * options.real("effort"); };
  return row;
}

}  // namespace mazefolio::generate
