#pragma once

#include <vector>

#include "base/options.h"
#include "base/result.h"
#include "base/rng.h"
#include "maze/maze.h"
#include "topology/lattice.h"
#include "topology/mask.h"

namespace mazefolio::generate {

/// A picture on a full lattice of squares, where each of its pixels is a block of 2 x 2 cells.
struct PicturePlan {
  static constexpr std::uint32_t none = ~std::uint32_t{0};
  std::vector<CellPath> rounds;     ///< a round walk over the cells of each connected part
  std::vector<std::uint32_t> part;  ///< by cell id: the part to which it belongs, or none
  /// By cell id: the piece of the ground outside the parts to which it belongs, or none. Piece 0 has the rim.
  std::vector<std::uint32_t> ground;
  std::uint32_t grounds = 0;
};

/// The plan for the picture `blocks`, which must leave a margin of at least one block within the lattice. The
/// rounds go along trees of the generator that `options` name as their carver. Fails where the picture has
/// too many parts.
Result<PicturePlan> plan_picture(const Lattice& squares, const Mask& blocks, const Options& options,
                                 Rng& rng);

}  // namespace mazefolio::generate
