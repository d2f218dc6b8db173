#pragma once

#include <span>
#include <string>
#include <vector>

#include "puzzle/maker.h"

namespace mazefolio::puzzle {

/// Changes of an entry ("size: 24x32", "algorithm: backtracker", "audience: adult") that bring its orders
/// within reach, the least change first, three at most. Each was tried: a maze of each level was made. The
/// orders are those of one entry.
std::vector<std::string> ways_to_reach(std::span<const PuzzleOrder> orders, const MakerSettings& settings);

}  // namespace mazefolio::puzzle
