// The caverns of Mazogs (ZX81, 1982): hunt for any cell of rock beside just one cell of floor, dig it, and
// walk on from there at random until stuck. Floor may touch corner to corner, which is no way through, and
// blocks of rock may be left, so that it looks dug rather than planned.
// The original hunts by blind picks under a time limit; picking from a list of what may be dug draws the same
// mazes. A maze with too little floor is dug anew, as there.
// Bias, at 65 x 65: 16.3 % of the floor are dead ends, and 59 % of what may be dug is floor.
// Cost: O(cells), for each try.

#include <fmt/format.h>

#include <algorithm>

#include "generate/drafts.h"
#include "generate/thick/pixel_growth.h"
#include "maze/thick.h"

namespace mazefolio::generate {

Draft draft_mazogs(std::shared_ptr<const AnyTopology> topology, const Options& options, Rng& rng) {
  constexpr int most_tries = 20;
  const Lattice& field = std::get<Lattice>(*topology);
  Ground ground = ground_of(field);
  if (!ground.fault.empty()) return {{}, std::move(ground.fault)};
  const double least = options.real("floor"), all = static_cast<double>(ground.cells.count());
  double reached = 0;
  for (int i = 0; i < most_tries; ++i) {
    const BitSet floor = dug(field, ground.cells, GrowthOrder::hunt_and_kill, true, rng);
    const double share = static_cast<double>(floor.count()) / all;
    if (share >= least) return {thick_maze(field, floor), {}};
    reached = std::max(reached, share);
  }
  return {{},
          fmt::format("in {} tries at most {:.3f} of the cells became floor, but 'floor' asks for {}",
                      most_tries, reached, options.text("floor"))};
}

}  // namespace mazefolio::generate
