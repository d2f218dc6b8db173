#pragma once

#include <string>
#include <vector>

#include "book/maker.h"

namespace mazefolio {

/// Changes of an entry ("size: 24x32", "algorithm: backtracker", "audience: adult") that bring its order
/// within reach, the least change first, three at most. Each was tried: a maze of that level was made.
std::vector<std::string> ways_to_reach(const PuzzleOrder& order, const MakerSettings& settings);

}  // namespace mazefolio
