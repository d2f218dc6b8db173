#pragma once

#include <cstdint>
#include <vector>

#include "base/bit_set.h"
#include "topology/planar_graph.h"

namespace mazefolio::topology {

/// The pieces of a graph that passages connect, in the order of their first cells.
struct OpenPieces {
  explicit OpenPieces(const PlanarGraph& g);
  std::uint32_t count() const { return static_cast<std::uint32_t>(sizes.size()); }
  bool is_in_largest(Cell c) const { return largest.test(of[index(c)]); }

  std::vector<std::uint32_t> of;  ///< cell -> its piece
  std::vector<std::uint32_t> sizes;
  BitSet largest;  ///< of pieces between which there are walls of any width, the one with most cells
};

}  // namespace mazefolio::topology
