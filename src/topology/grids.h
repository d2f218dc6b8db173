#pragma once

#include <span>

#include "base/options.h"
#include "topology/any_topology.h"

namespace mazefolio {

/// One tiling: the name a spec uses, and how its cells come to be. Adding one is one row.
struct GridRow : Row {
  /// Columns and rows count cells; both at least 1.
  AnyTopology (*make)(std::uint32_t columns, std::uint32_t rows, const Options& options) = nullptr;
};
std::span<const GridRow> grids();

/// The outlines a maze can have inside its grid.
std::span<const Row> shapes();

}  // namespace mazefolio
