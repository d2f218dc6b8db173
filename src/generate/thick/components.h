#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "base/bit_set.h"
#include "topology/lattice.h"

namespace mazefolio::generate {

// Sets of cells of a field of squares are one bit an id. Cells of such sets have all eight neighbors in the
// field (inner_cells, maze/thick.h), so no bounds are tested.

/// What the ids of the eight cells around a cell are more than its own, modulo 2^32: clockwise from east.
std::array<std::uint32_t, 8> ring_of(const Lattice& field);

/// The pieces of a set of cells that hang together by their sides, in the order of their first cells.
struct Components {
  static constexpr std::uint32_t none = ~std::uint32_t{0};
  std::vector<std::uint32_t> of;     ///< by cell id; `none` for all other cells
  std::vector<std::uint32_t> sizes;  ///< in cells

  /// The first of the largest; there must be one.
  std::uint32_t largest() const;
};
Components components_of(const Lattice& field, const BitSet& cells);

/// The cells of the largest component, or none.
BitSet largest_component(const Lattice& field, const BitSet& cells);

}  // namespace mazefolio::generate
