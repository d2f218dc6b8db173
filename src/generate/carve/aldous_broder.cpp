// Aldous-Broder: one random walk over all cells; the wall through which a cell is entered first is opened.
// Bias: none, every spanning tree is equally likely, as with Wilson, to which it is an independent check.
// Cost: the cover time of a random walk, about cells * log(cells)^2 / 3 steps on squares: slow on large
// mazes. Source: D. Aldous 1990, A. Broder 1989.

#include "generate/rows.h"

#include <numbers>

#include "base/geometry/math.h"
#include "generate/carve/carving.h"

namespace mazefolio::generate {
namespace {

constexpr auto carve = [](const Topology auto& t, const Options&, Rng& rng, auto& open) {
  if (t.cell_count() == 0) return;
  BitSet visited(t.cell_limit());
  Heartbeat beat;

  Cell at = random_cell(t, rng);
  visited.set(index(at));
  for (std::uint32_t left = t.cell_count() - 1; left > 0; beat()) {
    const Pick step = pick_side(
        t, at, [&](Cell n) { return t.contains(n); }, [&](std::uint32_t n) { return rng.below(n); });
    at = step.cell;
    if (visited.test(index(at))) continue;
    visited.set(index(at));
    open.set(index(step.wall));
    --left;
  }
};

}  // namespace

GeneratorRow aldous_broder_row() {
  GeneratorRow row = carving_row(
      "aldous-broder", "one random walk over all cells: no bias at all, slow on large mazes", carve);
  row.uniform = true;
  row.steps = [](double cells, const Options&) {
    const double ln = exact_log2(cells) * std::numbers::ln2;
    return ln * ln;
  };
  return row;
}

}  // namespace mazefolio::generate
