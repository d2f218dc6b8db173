// Passage carving: from one cell on, rock is dug where the floor stays a tree and no two passages touch
// corner to corner. The order of digging decides the texture. Bias, at 65 x 65: depth first 11.0 % of the
// floor are dead ends, hunt and kill 11.5 %, at random 20.1 %; 161, 176 and 84 blocks of four cells of rock
// are left. Cost: O(cells).

#include "generate/rows.h"

#include "generate/thick/pixel_growth.h"
#include "maze/thick.h"

namespace mazefolio::generate {
namespace {

Result<Maze> carved_draft(std::shared_ptr<const AnyTopology> topology, const Options& options, Rng& rng,
                          Growth* growth) {
  const Lattice& field = std::get<Lattice>(*topology);
  const Result<BitSet> ground = ground_of(field);
  if (!ground) return ground.found();
  return thick_maze(field, dug(field, *ground, order_named(options.text("order")), false, rng, growth));
}

}  // namespace

GeneratorRow carved_cavern_row() {
  return digging_row("cavern-carved", "passages dug into rock, with blocks of rock left between them",
                     order_option("where is dug next: winding, with short twigs, or between"), carved_draft);
}

}  // namespace mazefolio::generate
