#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "maze/maze.h"

namespace mazefolio::rules {

/// Where keys lie in a maze, which passages are doors, and how long the way is.
struct KeyPlan {
  Gate start, finish;
  std::vector<Wall> doors;          ///< in the order in which they open
  std::vector<std::uint32_t> keys;  ///< cells: key i opens door i
  std::uint32_t length = 0;
};

/// The least cells between doors.
constexpr std::uint32_t least_part = 4;

/// So many keys in a perfect maze, whose order is forced: of some plans the one with the longest way. Nothing
/// where there is no room.
std::optional<KeyPlan> plan_keys(const Maze& maze, std::uint32_t keys, std::string_view seed);

}  // namespace mazefolio::rules
