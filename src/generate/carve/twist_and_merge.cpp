// Twist and merge: cover the cells with random walks that turn at every step (never leave a cell by the side
// opposite to where they entered), then join the walks by random walls.
// Bias: zigzags that read as diagonals. 17 % dead ends and 3.6 % straights on squares. Cells with an odd
// number of sides have no opposite sides: there every step turns.
// Cost: O(cells), 12 bytes a cell and 4 for each wall between two walks.
// Source: V. Bellot et al., "How to generate perfect mazes?", Information Sciences, 2021.

#include "generate/rows.h"

#include <algorithm>

#include "generate/carve/turning.h"

namespace mazefolio::generate {
namespace {

constexpr auto carve = [](const Topology auto& t, const Options&, Rng& rng, auto& open) {
  BitSet visited = absent_cells(t);
  DisjointSets walks(t.cell_limit());
  QuickChoice choice(rng);
  Heartbeat beat;
  std::vector<Side> buffer, turns;

  for (const Cell start : shuffled_cells(t, rng)) {
    if (visited.test(index(start))) continue;
    Side at{start, no_wall};
    for (;; beat()) {
      visited.set(index(at.beyond));
      const std::vector<Side>& sides = sides_from(t, at.beyond, at.wall, buffer);
      const bool has_opposite = at.wall != no_wall && sides.size() % 2 == 0;
      turns.clear();
      for (std::size_t i = 0; i < sides.size(); ++i)
        if (!visited.test(index(sides[i].beyond)) && !(has_opposite && i == sides.size() / 2))
          turns.push_back(sides[i]);
      if (turns.empty()) break;
      at = turns[choice.below(static_cast<std::uint32_t>(turns.size()))];
      open.set(index(at.wall));
      walks.join(index(start), index(at.beyond));
    }
  }
  merge_parts(t, walks, open, rng);
};

}  // namespace

GeneratorRow twist_and_merge_row() {
  GeneratorRow row =
      carving_row("twist-and-merge", "walks that turn at every step, joined by chance: zigzags", carve);
  row.records.parts = true;
  return row;
}

}  // namespace mazefolio::generate
