#pragma once

#include "prove/maze_steps.h"

namespace mazefolio::prove {

/// A disc as wide as the manifest promises goes through every passage, as far as pixels can show. `parts` are
/// those of `free`, and `reading` is what was read with them.
void prove_width(const PrintedMaze& maze, const Mask& free, const Parts& parts, const GraphReading& reading,
                 Verdict& verdict);

}  // namespace mazefolio::prove
