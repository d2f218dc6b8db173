// Growing tree: keep the cells that may still grow in order of age; pick one by a mix of rules, open a
// wall to a random unvisited neighbor, and remove the cell when it is picked and has none left (removing it
// sooner would change the mix). One family from the backtracker (newest only) to modified Prim (random only);
// "oldest" and "middle" make straight rays. Bias: depends on the mix; newest and random in equal parts: 21 to
// 22 % dead ends on squares. Cost: O(cells), every pick in constant time; 16 bytes for each cell that may
// still grow.

#include "generate/rows.h"

#include "generate/carve/growing.h"

namespace mazefolio::generate {
namespace {

constexpr auto carve = [](const Topology auto& t, const Options& options, Rng& rng, auto& open) {
  const GrowthMix mix(options);
  if (t.cell_count() == 0) return;
  BitSet visited = absent_cells(t);
  QuickChoice choice(rng);
  Heartbeat beat;

  AgeList growing(mix.asks_middle());
  const auto add = [&](Cell c) {
    visited.set(index(c));
    growing.add(c);
  };
  for (add(random_cell(t, rng)); !growing.empty(); beat()) {
    const std::uint32_t i = mix.pick(growing, choice, rng);
    const Pick step = pick_side(
        t, growing.cell(i), [&](Cell n) { return !visited.test(index(n)); },
        [&](std::uint32_t n) { return choice.below(n); });
    if (step.choices == 0) {
      growing.remove(i);
      continue;
    }
    open.set(index(step.wall));
    add(step.cell);
  }
};

}  // namespace

GeneratorRow growing_tree_row() {
  return carving_row("growing-tree", "a mix between backtracker and modified Prim, to taste", carve,
                     {growth_share("newest", "1"), growth_share("oldest", "0"), growth_share("random", "1"),
                      growth_share("middle", "0")});
}

}  // namespace mazefolio::generate
