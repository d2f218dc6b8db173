#pragma once

#include "draw/fit_maze.h"
#include "draw/ring_hits.h"

namespace mazefolio::draw {

/// Gives the pictures of start and finish, which stand at arrows, their places in `area`: beside the arrow or
/// its word, or as near as there is room, off the maze whose outline on the page is `rings`. Both have one
/// height: that of the style, or as large as there is room for both. One without any room stays without a
/// place.
void place_gate_art(std::vector<GateMark>& marks, const Rings& rings, const Rect& area,
                    const MazeStyle& style);

}  // namespace mazefolio::draw
