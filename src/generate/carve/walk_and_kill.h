#pragma once

#include <vector>

#include "generate/carve/carving.h"

namespace mazefolio::generate {

/// The walks of prim and kill: each begins at a random cell of `starts`, which are visited, and goes over
/// unvisited cells at random until it is stuck; its cells become starts too. Ends where no start leads to an
/// unvisited cell. Opens a tree from each start over the cells it reaches. Absent cells must be marked as
/// visited before. `open` is written like a BitSet.
template <Topology T, class Open>
void walk_and_kill(const T& t, std::vector<Cell> starts, BitSet& visited, Open& open, Rng& rng) {
  QuickChoice choice(rng);
  Heartbeat beat;
  while (!starts.empty()) {
    const std::uint32_t start = rng.below(static_cast<std::uint32_t>(starts.size()));
    Cell at = starts[start];
    bool stuck = true;
    for (;; stuck = false, beat()) {
      const Pick step = pick_side(
          t, at, [&](Cell n) { return !visited.test(index(n)); },
          [&](std::uint32_t n) { return choice.below(n); });
      if (step.choices == 0) break;
      open.set(index(step.wall));
      visited.set(index(step.cell));
      starts.push_back(step.cell);
      at = step.cell;
    }
    if (!stuck) continue;
    starts[start] = starts.back();
    starts.pop_back();
  }
}

}  // namespace mazefolio::generate
