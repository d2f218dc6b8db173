// Sidewinder: cut every row into runs, and open one cell of each run to the north; the first row is one
// corridor. Run lengths are geometric (a run goes on with probability p, as usual) or uniform on the rest of
// the row, which makes far fewer runs: about ln(columns) in a row, long corridors with few links. Bias: going
// north never meets a dead end, so start and finish are best placed side by side. 27.6 % dead ends at p =
// 1/2. Cost: O(cells), no memory besides the maze.

#include "generate/rows.h"

#include "base/option_rows.h"
#include "generate/carve/carving.h"
#include "generate/carve/coins.h"

namespace mazefolio::generate {
namespace {

/// run_length(left): 1 to left.
template <class RunLength>
void carve(const Lattice& t, RunLength run_length, Rng& rng, auto& open) {
  for (std::uint32_t y = 0; y < t.rows(); ++y) {
    throw_if_canceled();
    for (std::uint32_t x = 0; x < t.columns();) {
      const std::uint32_t left = t.columns() - x, length = y == 0 ? left : run_length(left);
      if (y > 0) open.set(index(t.wall(t.at(x + rng.below(length), y), 3)));
      for (const std::uint32_t last = x + length - 1; x < last; ++x) open.set(index(t.wall(t.at(x, y), 0)));
      ++x;
    }
  }
}

void carve_any(const AnyTopology& topology, const Options& options, Rng& rng, OpenWalls& open) {
  const Lattice& t = std::get<Lattice>(topology);
  open.written_by([&](auto& walls) {
    if (options.text("run") == "uniform")
      return carve(
          t, [&](std::uint32_t left) { return 1 + rng.below(left); }, rng, walls);
    Coins goes_on(rng, options.real("p"));
    carve(
        t, [&](std::uint32_t left) { return 1 + goes_on.heads_in_a_row(left - 1); }, rng, walls);
  });
}

}  // namespace

GeneratorRow sidewinder_row() {
  GeneratorRow row =
      carving_row("sidewinder", "rows of runs, each with one way up: no dead ends going up", carve_any,
                  {choice_option("run", "how run lengths are drawn", {"geometric", "uniform"}),
                   real_option("p", "0.5", "that a geometric run goes on", 0, 1)});
  row.needs = Needs::rectangle;
  return row;
}

}  // namespace mazefolio::generate
