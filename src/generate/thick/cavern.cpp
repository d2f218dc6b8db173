// Caverns without blocks or checkerboards (frontier.h), uniform or annealed into a texture: winding passages
// make straight pieces dear, straight ones make them cheap, and both few, long passages by the price of dead
// ends and forks. With a share of dead ends these alone are counted.
// On 65 x 65: uniform 20.7 % of the floor are dead ends, winding 2.1 %, straight 0.7 %.
// Cost: 300 attempts for each corner point (60 to forget the start, 240 to cool down), 0.15 s at 65 x 65.
// From 317 x 317 on the total stays what it is there, which ends within about a minute: such caverns are as
// valid, but cool down faster (winding ones of 1000 x 1000 have 4 % of dead ends), and beyond that stay near
// the maze of rooms that they begin with.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "generate/drafts.h"
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

}  // namespace

CellCount fitting_cavern(CellCount most, const Options&) {
  if (most.columns < 3 || most.rows < 3) return {};
  if (most.columns % 2 == 0 && most.rows % 2 == 0) --(most.columns > most.rows ? most.columns : most.rows);
  return most;
}

std::string why_no_cavern(const AnyTopology& topology, const Options&) {
  const Lattice& field = std::get<Lattice>(topology);
  const std::uint32_t columns = field.columns(), rows = field.rows();
  if (columns < 3 || rows < 3)
    return fmt::format("a cavern needs 3x3 cells, as its frame of rock is one cell wide, not {}x{}", columns,
                       rows);
  if (columns % 2 == 0 && rows % 2 == 0)
    return fmt::format(
        "a cavern of {}x{} cells has {}x{} corners inside, an odd number, and no frontier passes through "
        "all of them: make one side odd",
        columns, rows, columns - 1, rows - 1);
  return {};
}

Draft draft_cavern(std::shared_ptr<const AnyTopology> topology, const Options& options, Rng& rng) {
  const Lattice& field = std::get<Lattice>(*topology);
  const std::uint32_t columns = field.columns() - 1, rows = field.rows() - 1, pixels = columns * rows / 2 - 1;
  const std::uint64_t attempts = bounded_attempts(columns, rows, 300 * options.real("effort"));
  const std::optional<Annealing> annealing = annealing_of(options, pixels);

  Frontier cavern(columns, rows, rng);
  cavern.randomize(annealing ? attempts / 5 : attempts, rng);
  if (annealing) anneal(cavern, *annealing, attempts - attempts / 5, rng);
  cavern.check();

  if (const std::int32_t dead_ends = cavern.kinds().dead_ends;
      annealing && dead_ends != annealing->dead_ends.value_or(dead_ends))
    return {{},
            fmt::format("a cavern of {}x{} cells with {} dead ends was not found, but one with {} "
                        "(dead_end_share {:.3f}): ask for that, or give it more effort",
                        field.columns(), field.rows(), *annealing->dead_ends, dead_ends,
                        static_cast<double>(dead_ends) / pixels)};
  BitSet floor(field.cell_limit());
  for_each_cell(field, [&](Cell c) {
    if (cavern.is_floor(field.column(c), field.row(c))) floor.set(index(c));
  });
  return {thick_maze(field, floor), {}};
}

}  // namespace mazefolio::generate
