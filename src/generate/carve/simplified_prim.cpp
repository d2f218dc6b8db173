// Simplified Prim: of the cells beside the maze take one at random, and join it to a random neighbor in the
// maze.
// Bias: the most dead ends of all (35 % of cells on squares), many short twigs around the first cell.
// Cost: O(cells), 4 bytes for each cell beside the maze.

#include "generate/rows.h"

#include <vector>

#include "generate/carve/carving.h"

namespace mazefolio::generate {
namespace {

constexpr auto carve = [](const Topology auto& t, const Options&, Rng& rng, auto& open) {
  if (t.cell_count() == 0) return;
  BitSet in_maze(t.cell_limit()), seen = absent_cells(t);
  QuickChoice choice(rng);
  Heartbeat beat;

  std::vector<Cell> beside;
  const auto add = [&](Cell c) {
    in_maze.set(index(c));
    t.for_each_side(c, [&](Cell n, Wall) {
      if (seen.test(index(n))) return;
      seen.set(index(n));
      beside.push_back(n);
    });
  };
  const Cell first = random_cell(t, rng);
  seen.set(index(first));
  for (add(first); !beside.empty(); beat()) {
    std::swap(beside[rng.below(static_cast<std::uint32_t>(beside.size()))], beside.back());
    const Cell c = beside.back();
    beside.pop_back();
    const Pick join = pick_side(
        t, c, [&](Cell n) { return in_maze.test(index(n)); },
        [&](std::uint32_t n) { return choice.below(n); });
    open.set(index(join.wall));
    add(c);
  }
};

}  // namespace

GeneratorRow simplified_prim_row() {
  return carving_row("prim-simplified", "grows by random cells beside the maze: the most dead ends", carve);
}

}  // namespace mazefolio::generate
