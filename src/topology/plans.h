#pragma once

#include "topology/grids.h"

namespace mazefolio::topology {

constexpr std::uint32_t most_plans = 6;

/// So many plans of equal size side by side on one lattice of squares, with a gap of one cell between them,
/// in columns and rows: the plans of a house's floors. A size is that of one plan.
const GridRow& grid_of_plans(std::uint32_t plans);

/// A cell of a plan, counted from 0, by its column and row there.
Cell cell_in_plan(const Lattice& lattice, std::uint32_t plans, std::uint32_t plan, std::uint32_t x,
                  std::uint32_t y);
/// The plan of a cell.
std::uint32_t plan_of(const Lattice& lattice, std::uint32_t plans, Cell c);
CellCount size_of_plan(const Lattice& lattice, std::uint32_t plans);

}  // namespace mazefolio::topology
