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

bool has_smooth_rim(const GridChoice& choice) {
  const std::vector<OptionRow>& options = choice.shape->options;
  const bool has_rim =
      std::any_of(options.begin(), options.end(), [](const OptionRow& row) { return row.name == "rim"; });
  return has_rim && !choice.whole_cells && choice.shape_options.text("rim") == "smooth";
}

double doorway_of(const GridChoice& choice) {
  constexpr double beside_rim = 0.9;
  return choice.grid->doorway * (has_smooth_rim(choice) ? beside_rim : 1);
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
