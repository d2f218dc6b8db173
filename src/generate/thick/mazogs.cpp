// The caverns of Mazogs (ZX81, 1982): hunt for a cell of rock beside exactly one cell of floor, dig it, and
// walk on from there at random until stuck. Floor may touch corner to corner, which is no passage, and blocks
// of rock may be left, so that it looks dug rather than planned. The original hunts by random picks under a
// time limit; picking from a list of the cells that may be dug gives the same mazes. As in the original, a
// maze with too little floor is dug again. Bias, at 65 x 65: 16.3 % of the floor are dead ends, and 59 % of
// the cells that may be dug become floor: 65 % in the smallest fields, 58.4 % in large ones, hardly more or
// less from maze to maze, so that no more than 58 % can be asked for. Cost: O(cells) for each attempt.

#include "generate/rows.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/option_rows.h"
#include "generate/thick/pixel_growth.h"
#include "maze/thick.h"

namespace mazefolio::generate {
namespace {

Result<Maze> draft_mazogs(std::shared_ptr<const AnyTopology> topology, const Options& options, Rng& rng,
                          Growth* growth) {
  constexpr int most_tries = 20;
  const Lattice& field = std::get<Lattice>(*topology);
  const Result<BitSet> ground = ground_of(field);
  if (!ground) return ground.found();
  const double least = options.real("floor"), all = static_cast<double>(ground->count());
  double reached = 0;
  for (int i = 0; i < most_tries; ++i) {
    const BitSet floor = dug(field, *ground, GrowthOrder::hunt_and_kill, true, rng, growth);
    const double share = static_cast<double>(floor.count()) / all;
    if (share >= least) return thick_maze(field, floor);
    reached = std::max(reached, share);
  }
  return failure(fmt::format("in {} tries at most {:.3f} of the cells became floor, but 'floor' asks for {}",
                             most_tries, reached, options.text("floor")));
}

}  // namespace

GeneratorRow mazogs_row() {
  return digging_row("mazogs", "a cavern as in the old game: random tunnels that touch at their corners",
                     real_option("floor", "0.5", "least share of floor within the frame", 0, 0.58),
                     draft_mazogs);
}

}  // namespace mazefolio::generate
