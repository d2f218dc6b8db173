// Passage carving: from one cell on, rock is dug wherever it stays a tree and no two passages touch corner to
// corner. The order of digging makes the texture.
// Bias, at 65 x 65: depth first 11.0 % of the floor are dead ends, hunt and kill 11.5 %, at random 20.1 %;
// 161, 176 and 84 blocks of four cells of rock are left.
// Cost: O(cells).

#include "generate/drafts.h"
#include "generate/thick/pixel_growth.h"
#include "maze/thick.h"

namespace mazefolio::generate {

std::string why_not_diggable(const AnyTopology& topology, const Options&) {
  return ground_of(std::get<Lattice>(topology)).fault;
}

Draft draft_carved_cavern(std::shared_ptr<const AnyTopology> topology, const Options& options, Rng& rng) {
  const Lattice& field = std::get<Lattice>(*topology);
  Ground ground = ground_of(field);
  if (!ground.fault.empty()) return {{}, std::move(ground.fault)};
  return {thick_maze(field, dug(field, ground.cells, order_named(options.text("order")), false, rng)), {}};
}

}  // namespace mazefolio::generate
