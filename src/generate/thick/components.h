#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "base/bit_set.h"
#include "topology/lattice.h"

namespace mazefolio::generate {

// Sets of cells of a field of squares have one bit for each id. Their cells have all eight neighbors in the
// field (inner_cells, maze/thick.h), so that no bounds are tested.

/// The differences, modulo 2^32, between the ids of the eight cells around a cell and its own, clockwise from
/// east.
std::array<std::uint32_t, 8> ring_of(const Lattice& field);

/// The pieces of a set of cells that are connected by their sides, in the order of their first cells.
struct Components {
  static constexpr std::uint32_t none = ~std::uint32_t{0};
  std::vector<std::uint32_t> of;     ///< by cell id; `none` for all other cells
  std::vector<std::uint32_t> sizes;  ///< in cells

  /// The largest component, the first of equals; there must be one.
  std::uint32_t largest() const;
};
Components components_of(const Lattice& field, const BitSet& cells);

/// The cells of the largest component; empty where there is none.
BitSet largest_component(const Lattice& field, const BitSet& cells);

}  // namespace mazefolio::generate
