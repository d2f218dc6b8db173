// Spiral: many walks grow at the same pace, each through the first free side around the cell from where it
// entered, so that it winds around itself; a walk that is stuck begins again at a random free cell. Then the
// walks are joined by random walls. Bias: spirals that lock into each other, long parallel corridors. 6.6 %
// dead ends and 61 % straights on squares; a larger area for each walk makes both more extreme. Cost:
// O(cells), 12 bytes a cell and 4 for each wall between two walks.

#include "generate/rows.h"

#include <algorithm>

#include "base/option_rows.h"
#include "generate/carve/turning.h"

namespace mazefolio::generate {
namespace {

constexpr auto carve = [](const Topology auto& t, const Options& options, Rng& rng, auto& open) {
  const std::uint32_t walkers = 1 + t.cell_count() / static_cast<std::uint32_t>(options.integer("area"));
  BitSet visited = absent_cells(t);
  DisjointSets walks(t.cell_limit());
  Heartbeat beat;
  std::vector<Side> buffer;

  const std::vector<Cell> starts = shuffled_cells(t, rng);
  auto next_start = starts.begin();
  std::vector<Side> walking;
  while (true) {
    for (; walking.size() < walkers && next_start != starts.end(); ++next_start) {
      if (visited.test(index(*next_start))) continue;
      visited.set(index(*next_start));
      walking.push_back({*next_start, no_wall});
    }
    if (walking.empty()) break;
    std::erase_if(walking, [&](Side& at) {
      beat();
      const std::vector<Side>& sides = sides_from(t, at.beyond, at.wall, buffer);
      const std::size_t from = at.wall == no_wall ? rng.below(static_cast<std::uint32_t>(sides.size())) : 1;
      for (std::size_t i = 0; i < sides.size(); ++i) {
        const Side side = sides[(from + i) % sides.size()];
        if (visited.test(index(side.beyond))) continue;
        visited.set(index(side.beyond));
        open.set(index(side.wall));
        walks.join(index(at.beyond), index(side.beyond));
        at = side;
        return false;
      }
      return true;
    });
  }
  merge_parts(t, walks, open, rng);
};

}  // namespace

GeneratorRow spiral_row() {
  GeneratorRow row = carving_row(
      "spiral", "walks that wind round themselves, joined by chance: long parallel corridors", carve,
      {integer_option("area", "100", "of so many cells one walk grows at a time", 10, 100000)});
  row.records.parts = true;
  return row;
}

}  // namespace mazefolio::generate
