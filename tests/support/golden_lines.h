#pragma once

#include <string>
#include "support/namespaces.h"

namespace mazefolio::tests {

/// What every generator makes for fixed seeds: lines of recipe, size, seed and the SHA-256 of the open walls.
/// Every generator on squares in three sizes, on every other tiling that it works on, and some recipes of
/// what is done to mazes afterwards. Throws std::logic_error when one cannot be made.
std::string golden_lines();

}  // namespace mazefolio::tests
