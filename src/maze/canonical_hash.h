#pragma once

#include <string>
#include <string_view>

#include "maze/maze.h"

namespace mazefolio::maze {

/// Every hash begins with the way it was made, so that those of other ways are never taken for different
/// mazes. A change of what is hashed needs another beginning.
constexpr std::string_view canonical_hash_kind = "v2:";

/// The kind and 128 bits as 32 hex digits that are the same for two mazes exactly when (but for chance) their
/// walls are, after turning, mirroring or moving the page, on every topology. Gates do not count: a re-used
/// layout of walls with other gates still reads as a repeat, also where gates of a thick maze are dug.
std::string canonical_hash(const Maze& maze);

/// The same for walls and gates together; start and finish may change places.
std::string canonical_hash_with_gates(const Maze& maze);

}  // namespace mazefolio::maze
