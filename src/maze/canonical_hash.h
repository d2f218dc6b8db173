#pragma once

#include <string>
#include <string_view>

#include "maze/maze.h"

namespace mazefolio::maze {

/// Every hash begins with its kind, so that hashes of different kinds are never compared. A change of what is
/// hashed needs a new kind.
constexpr std::string_view canonical_hash_kind = "v2:";
/// Of mazes with marks, which are hashed with their places.
constexpr std::string_view marked_hash_kind = "v3:";

/// The kind and 128 bits as 32 hex digits, equal for two mazes where their walls are equal after turning,
/// mirroring or moving the page (and otherwise only by chance), on every topology. Marks count, gates do not:
/// the same walls with other gates are a repeat, also where the gates of a thick maze are dug.
std::string canonical_hash(const Maze& maze);

/// The same for walls and gates together; start and finish may be exchanged.
std::string canonical_hash_with_gates(const Maze& maze);

}  // namespace mazefolio::maze
