#pragma once

#include <string>
#include <string_view>

#include "base/options.h"
#include "generate/thick/color_lattice.h"

namespace mazefolio::generate {

/// What the options ux, vx and vy say.
ColorLattice lattice_of(const Options& options);

/// Of the option `pair`: "perfect", "any", or the index of a pair in wall_pairs. What is wrong, or "".
std::string wrong_pair(std::string_view text);

}  // namespace mazefolio::generate
