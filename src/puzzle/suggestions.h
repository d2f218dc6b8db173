#pragma once

#include <span>
#include <string>
#include <vector>

#include "puzzle/entry_request.h"
#include "puzzle/maker_settings.h"

namespace mazefolio::puzzle {

/// Changes of an entry ("size: 24x32", "algorithm: backtracker", "page: 8.5x11in") that bring its requests
/// within reach, the smallest change first, three at most. Each was tried: a maze of each level was made. The
/// requests are those of one entry.
std::vector<std::string> suggestions(std::span<const EntryRequest> requests, const MakerSettings& settings);

}  // namespace mazefolio::puzzle
