#pragma once

#include <memory>
#include <string>

#include "base/rng.h"
#include "maze/maze.h"

namespace mazefolio::generate {

/// Squares some of which are crossings, or why there are none.
struct Weave {
  std::shared_ptr<const AnyTopology> topology;
  std::string fault;
};

/// Turns this share of the cells into crossings, or as many as there is room for: no two touch, all their
/// lanes together close no ring, and every cell can still be reached. Squares only, masked or not.
Weave weave(const AnyTopology& squares, double share, Rng& rng);

/// Opens both walls of every lane; a maze that shall stay `perfect` closes what would be a loop then.
void open_lanes(Maze& maze, bool perfect, Rng& rng);

}  // namespace mazefolio::generate
