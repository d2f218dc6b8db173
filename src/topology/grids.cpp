#include "topology/grids.h"

#include <algorithm>
#include <cmath>

#include "topology/tilings/tiling_rows.h"

namespace mazefolio::topology {
namespace {

/// 0 where the grid has no such option, too.
double asked_cells(const Options& options) {
  for (const auto& [name, text] : options.all())
    if (name == "cells") return static_cast<double>(options.integer(name));
  return 0;
}

/// The shorter side is rounded first, because it changes the proportions most.
CellCount nearest_size(double cells, double aspect) {
  const double ideal = std::sqrt(cells * std::min(aspect, 1 / aspect));
  const double shorter = std::max(1.0, std::round(ideal));
  const double longer = std::max(1.0, std::round(cells / shorter));
  const CellCount upright{static_cast<std::uint32_t>(shorter), static_cast<std::uint32_t>(longer)};
  return aspect >= 1 ? upright : CellCount{upright.rows, upright.columns};
}

}  // namespace

std::span<const GridRow> grids() {
  static const std::vector<GridRow> table{
#define TILING(name) name##_row(),
#include "topology/tilings.def"
#undef TILING
  };
  return table;
}

CellCount own_size(const Options& options, double aspect) {
  const double cells = asked_cells(options);
  if (cells == 0) return {0, 0};
  CellCount size{0, 0};
  // Rounded sides have proportions of their own, for which they must be the size again.
  for (int round = 0; round < 8; ++round) {
    const CellCount before = size;
    size = nearest_size(cells, aspect);
    if (size == before) break;
    aspect = static_cast<double>(size.rows) / size.columns;
  }
  return size;
}

Options without_own_size(const GridRow& grid, const Options& options, CellCount size) {
  Options out = options;
  if (asked_cells(out) == static_cast<double>(size.columns) * size.rows)
    out.set(grid.options, "cells", "0").value();
  return out;
}

Rect field_of(const GridRow& grid, CellCount size) {
  const Size extent = grid.extent ? grid.extent(size)
                                  : Size{static_cast<double>(size.columns), static_cast<double>(size.rows)};
  return {0, 0, extent.width, extent.height};
}

bool asks_smooth_rim(const GridChoice& choice) {
  const std::vector<OptionRow>& options = choice.shape->options;
  const bool has_rim =
      std::any_of(options.begin(), options.end(), [](const OptionRow& row) { return row.name == "rim"; });
  return has_rim && choice.shape_options.text("rim") == "smooth";
}

bool has_smooth_rim(const GridChoice& choice) { return !choice.whole_cells && asks_smooth_rim(choice); }

double doorway_of(const GridChoice& choice) {
  constexpr double beside_rim = 0.9;
  const GridRow& grid = *choice.grid;
  const double share = grid.doorway_share ? grid.doorway_share(choice.grid_options) : 1;
  return grid.doorway * share * (has_smooth_rim(choice) ? beside_rim : 1);
}

std::vector<Outline> outlines_of(const GridRow& grid, const Region& region, const Options& options,
                                 Rng& rng) {
  return grid.mesh ? outlines_of(grid.mesh(region, options, rng)) : grid.outlines(region, options, rng);
}

GridRow polygon_row(std::string name, std::string summary, double doorway, Size (*extent)(CellCount),
                    std::vector<Outline> (*outlines)(const Region&, const Options&, Rng&),
                    std::vector<OptionRow> options) {
  return {
      {std::move(name), std::move(summary), std::move(options)}, doorway, extent, nullptr, nullptr, outlines};
}

GridRow mesh_row(std::string name, std::string summary, double doorway, Size (*extent)(CellCount),
                 CellMesh (*mesh)(const Region&, const Options&, Rng&), std::vector<OptionRow> options) {
  GridRow row =
      polygon_row(std::move(name), std::move(summary), doorway, extent, nullptr, std::move(options));
  row.mesh = mesh;
  return row;
}

Size roomy_extent(CellCount size) {
  return {static_cast<double>(std::max(size.columns, 4u)), static_cast<double>(std::max(size.rows, 4u))};
}

}  // namespace mazefolio::topology
