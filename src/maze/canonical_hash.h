#pragma once

#include <string>

#include "maze/maze.h"

namespace mazefolio {

/// 128 bits as 32 hex digits that are the same for two mazes exactly when (but for chance) their walls are:
/// on squares also after turning or mirroring the page, or moving the maze on its field; on other topologies
/// without symmetries. Gates do not count: a re-used layout of walls with other gates still reads as a
/// repeat, also where gates of a thick maze are dug.
std::string canonical_hash(const Maze& maze);

/// The same for walls and gates together; start and finish may change places.
std::string canonical_hash_with_gates(const Maze& maze);

}  // namespace mazefolio
