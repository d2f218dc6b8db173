#include "topology/grids.h"

#include <cmath>

#include "topology/tilings/tilings.h"

namespace mazefolio {
namespace {

const double half_height = std::sqrt(3.0) / 2;

Size hexagon_extent(CellCount size) {
  return {size.columns + (size.rows > 1 ? 0.5 : 0.0), (size.rows - 1) * half_height + 1 / half_height};
}

Size triangle_extent(CellCount size) { return {(size.columns + 1) * half_height, size.rows * 1.5}; }

GridRow lattice(std::string name, std::string summary, double doorway, Size (*extent)(CellCount),
                Lattice (*make)(const Mask&)) {
  return {{std::move(name), std::move(summary), {}}, doorway, extent, nullptr, make, nullptr};
}

using Outlines = std::vector<Outline> (*)(const Region&, const Options&, Rng&);

GridRow tiling(std::string name, std::string summary, double doorway, Size (*extent)(CellCount),
               Outlines outlines, std::vector<OptionRow> options = {}) {
  return {
      {std::move(name), std::move(summary), std::move(options)}, doorway, extent, nullptr, nullptr, outlines};
}

}  // namespace

std::span<const GridRow> grids() {
  static const std::vector<GridRow> table{
      lattice("square", "squares in columns and rows", 1, nullptr, Lattice::square),
      lattice("hexagon", "a honeycomb", 1 / std::sqrt(3.0), hexagon_extent, Lattice::hexagon),
      lattice("triangle", "triangles, turn about pointing up and down", 1, triangle_extent,
              Lattice::triangle),
  };
  return table;
}

Rect field_of(const GridRow& grid, CellCount size) {
  const Size extent = grid.extent ? grid.extent(size)
                                  : Size{static_cast<double>(size.columns), static_cast<double>(size.rows)};
  return {0, 0, extent.width, extent.height};
}

}  // namespace mazefolio
