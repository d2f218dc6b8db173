// The regular tilings, whose cells are stored implicitly (lattice.h).

#include "topology/letter_cells.h"
#include "topology/tilings/tiling_rows.h"

#include <cmath>

namespace mazefolio::topology {
namespace {

const double half_height = std::sqrt(3.0) / 2;

Size hexagon_extent(CellCount size) {
  return {size.columns + (size.rows > 1 ? 0.5 : 0.0), (size.rows - 1) * half_height + 1 / half_height};
}

Size triangle_extent(CellCount size) { return {(size.columns + 1) * half_height, size.rows * 1.5}; }

GridRow lattice_row(std::string name, std::string summary, double doorway, Size (*extent)(CellCount),
                    Lattice (*make)(const Mask&)) {
  return {{std::move(name), std::move(summary), {}}, doorway, extent, nullptr, make, nullptr};
}

}  // namespace

GridRow square_row() {
  GridRow row = lattice_row("square", "squares in columns and rows", 1, nullptr, Lattice::square);
  row.over_letters = letter_cells;
  return row;
}

GridRow hexagon_row() {
  return lattice_row("hexagon", "a honeycomb", 1 / std::sqrt(3.0), hexagon_extent, Lattice::hexagon);
}

GridRow triangle_row() {
  return lattice_row("triangle", "triangles, turn about pointing up and down", 1, triangle_extent,
                     Lattice::triangle);
}

}  // namespace mazefolio::topology
