// Wilson's algorithm: from each cell not yet in the maze walk at random until the maze is met; the walk
// without its loops becomes a passage. Storing only the last step from each cell erases the loops by
// itself.
// Bias: none, every spanning tree is equally likely (29.4 % dead ends on large squares). Where two walls part
// the same two cells, each wall counts separately.
// Cost: about 8 steps a cell on squares, 4 bytes a cell. Neither the first cell nor the order of starts
// changes the distribution. Source: D. Wilson, STOC 1996.

#include "generate/rows.h"

#include <vector>

#include "generate/carve/carving.h"

namespace mazefolio::generate {
namespace {

constexpr auto carve = [](const Topology auto& t, const Options&, Rng& rng, auto& open) {
  if (t.cell_count() == 0) return;
  BitSet in_maze(t.cell_limit());
  std::vector<Wall> way_out(t.cell_limit());
  Heartbeat beat;

  in_maze.set(index(random_cell(t, rng)));
  for_each_cell(t, [&](Cell start) {
    for (Cell c = start; !in_maze.test(index(c)); beat()) {
      const Pick step = pick_side(
          t, c, [&](Cell n) { return t.contains(n); }, [&](std::uint32_t n) { return rng.below(n); });
      way_out[index(c)] = step.wall;
      c = step.cell;
    }
    for (Cell c = start; !in_maze.test(index(c));) {
      const Wall w = way_out[index(c)];
      in_maze.set(index(c));
      open.set(index(w));
      const auto [a, b] = t.ends(w);
      c = a == c ? b : a;
    }
  });
};

}  // namespace

GeneratorRow wilson_row() {
  GeneratorRow row = carving_row("wilson", "loop-erased random walks: no bias at all", carve);
  row.uniform = true;
  return row;
}

}  // namespace mazefolio::generate
