#pragma once

#include <memory>
#include <vector>

#include "generate/generator.h"

namespace mazefolio {

/// The rows of the generators that make the whole maze, with their options, for the one table.
std::vector<GeneratorRow> draft_rows();

// One line an algorithm; the idea, the bias and the cost stand at the head of each .cpp. All take a field of
// squares.

}  // namespace mazefolio
