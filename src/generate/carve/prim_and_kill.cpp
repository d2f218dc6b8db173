// Prim and kill: from a random cell of the maze that has an unvisited neighbor, walk at random over
// unvisited cells until stuck; repeat until there is no such cell.
// Bias: close to hunt and kill (long winding walks, 10.6 % dead ends on squares), but walks begin anywhere.
// Cost: O(cells), 4 bytes for each cell where a walk may begin; a cell is removed when it is picked and has
// no unvisited neighbor. Source: V. Bellot et al., "How to generate perfect mazes?", Information Sciences,
// 2021.

#include "generate/rows.h"

#include "generate/carve/walk_and_kill.h"

namespace mazefolio::generate {
namespace {

constexpr auto carve = [](const Topology auto& t, const Options&, Rng& rng, auto& open) {
  if (t.cell_count() == 0) return;
  BitSet visited = absent_cells(t);
  const Cell first = random_cell(t, rng);
  visited.set(index(first));
  walk_and_kill(t, {first}, visited, open, rng);
};

}  // namespace

GeneratorRow prim_and_kill_row() {
  return carving_row("prim-and-kill", "random walks from any cell of the maze: winding, with short side ways",
                     carve);
}

}  // namespace mazefolio::generate
