// Modified Prim: of the cells in the maze that still have an unvisited neighbor take one at random, and go
// on to a random one of these neighbors.
// Bias: between simplified Prim and Kruskal: short twigs around the first cell, but straighter main passages.
// Cost: O(cells), 4 bytes for each cell that may still grow.

#include "generate/rows.h"

#include <vector>

#include "generate/carve/carving.h"

namespace mazefolio::generate {
namespace {

constexpr auto carve = [](const Topology auto& t, const Options&, Rng& rng, auto& open) {
  if (t.cell_count() == 0) return;
  BitSet visited = absent_cells(t);
  QuickChoice choice(rng);
  Heartbeat beat;

  std::vector<Cell> growing;
  const auto add = [&](Cell c) {
    visited.set(index(c));
    growing.push_back(c);
  };
  for (add(random_cell(t, rng)); !growing.empty(); beat()) {
    const std::uint32_t i = rng.below(static_cast<std::uint32_t>(growing.size()));
    const Pick step = pick_side(
        t, growing[i], [&](Cell n) { return !visited.test(index(n)); },
        [&](std::uint32_t n) { return choice.below(n); });
    if (step.choices <= 1) {
      growing[i] = growing.back();
      growing.pop_back();
    }
    if (step.choices == 0) continue;
    open.set(index(step.wall));
    add(step.cell);
  }
};

}  // namespace

GeneratorRow modified_prim_row() {
  return carving_row("prim-modified",
                     "grows from random cells of the maze: short twigs, straighter main ways", carve);
}

}  // namespace mazefolio::generate
