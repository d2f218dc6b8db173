#pragma once

#include <string_view>

#include "topology/grids.h"

namespace mazefolio::topology {

/// The grid of a shape with a smooth rim: the tiling, cut along the lines around the region. Fails as
/// `make_grid` does.
Result<Grid> cut_grid(const GridChoice& choice, const Region& region, std::string_view seed);

}  // namespace mazefolio::topology
