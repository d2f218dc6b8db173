// Hunt and kill: walk to random unvisited neighbors until stuck, then hunt for the first unvisited cell
// beside the maze, join it there and walk on. "First" is by cell id: the topmost on squares.
// Bias: like the backtracker's (10 % dead ends on squares), but solutions are half as long: a walk never goes
// back.
// Cost: O(cells). The hunt scans a bit set of the cells beside the maze, 64 at a time, from where the last
// hunt ended.

#include "generate/rows.h"

#include <algorithm>
#include <bit>

#include "generate/carve/carving.h"

namespace mazefolio::generate {
namespace {

constexpr auto carve = [](const Topology auto& t, const Options&, Rng& rng, auto& open) {
  if (t.cell_count() == 0) return;
  BitSet visited = absent_cells(t), beside(t.cell_limit());
  const BitSet absent = visited;
  QuickChoice choice(rng);
  const auto below = [&](std::uint32_t n) { return choice.below(n); };
  Heartbeat beat;

  std::size_t low = beside.words().size();  // the words below this have no cell beside the maze
  const auto walk = [&](Cell at) {
    while (true) {
      beat();
      visited.set(index(at));
      const Pick step = pick_side(
          t, at,
          [&](Cell n) {
            const bool free = !visited.test(index(n));
            beside.set(index(n));
            low = std::min(low, free ? std::size_t{index(n) >> 6} : low);
            return free;
          },
          below);
      if (step.choices == 0) return;
      open.set(index(step.wall));
      at = step.cell;
    }
  };
  walk(random_cell(t, rng));
  for (; low < beside.words().size(); ++low) {
    while (const std::uint64_t hunted = beside.words()[low] & ~visited.words()[low]) {
      const Cell prey{static_cast<std::uint32_t>(low * 64) +
                      static_cast<std::uint32_t>(std::countr_zero(hunted))};
      const Pick join = pick_side(
          t, prey, [&](Cell n) { return visited.test(index(n)) && !absent.test(index(n)); }, below);
      open.set(index(join.wall));
      walk(prey);
    }
  }
};

}  // namespace

GeneratorRow hunt_and_kill_row() {
  return carving_row("hunt-and-kill", "walks without going back: winding like backtracker, shorter solutions",
                     carve);
}

}  // namespace mazefolio::generate
