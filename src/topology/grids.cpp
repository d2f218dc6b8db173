#include "topology/grids.h"

#include <algorithm>

#include "topology/tilings/tiling_rows.h"

namespace mazefolio::topology {

std::span<const GridRow> grids() {
  static const std::vector<GridRow> table{
#define TILING(name) name##_row(),
#include "topology/tilings.def"
#undef TILING
  };
  return table;
}

Rect field_of(const GridRow& grid, CellCount size) {
  const Size extent = grid.extent ? grid.extent(size)
                                  : Size{static_cast<double>(size.columns), static_cast<double>(size.rows)};
  return {0, 0, extent.width, extent.height};
}

GridRow polygon_row(std::string name, std::string summary, double doorway, Size (*extent)(CellCount),
                    std::vector<Outline> (*outlines)(const Region&, const Options&, Rng&),
                    std::vector<OptionRow> options) {
  return {
      {std::move(name), std::move(summary), std::move(options)}, doorway, extent, nullptr, nullptr, outlines};
}

Size roomy_extent(CellCount size) {
  return {static_cast<double>(std::max(size.columns, 4u)), static_cast<double>(std::max(size.rows, 4u))};
}

}  // namespace mazefolio::topology
