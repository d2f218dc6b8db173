#pragma once

#include <memory>

#include "base/result.h"
#include "base/rng.h"
#include "maze/maze.h"

namespace mazefolio::generate {

/// Turns this share of the cells into crossings, or as many as there is room for. No two of them touch, their
/// lanes close no ring, and every cell can still be reached. Where an outline cuts the
/// squares, crossings are whole, and so are the cells beside them. Fails for other cells.
Result<std::shared_ptr<const AnyTopology>> weave(const AnyTopology& squares, double share, Rng& rng);

/// Opens both walls of every lane. Where the maze must stay `perfect`, it closes the walls that make a loop.
void open_lanes(Maze& maze, bool perfect, Rng& rng);

}  // namespace mazefolio::generate
