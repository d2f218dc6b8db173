#pragma once

#include <string>
#include <vector>

#include "base/options.h"
#include "base/rng.h"
#include "maze/maze.h"
#include "topology/lattice.h"
#include "topology/mask.h"

namespace mazefolio::generate {

/// What a picture makes of a full lattice of squares: each of its pixels is a block of 2 x 2 cells.
struct PicturePlan {
  static constexpr std::uint32_t none = ~std::uint32_t{0};
  std::vector<CellPath> rounds;     ///< a round walk over the cells of each connected part
  std::vector<std::uint32_t> part;  ///< by cell id: which part it belongs to, or none
  /// By cell id: which piece of the ground outside the parts it belongs to, or none. 0 is the one with the
  /// rim.
  std::vector<std::uint32_t> ground;
  std::uint32_t grounds = 0;
  std::string fault;  ///< why there is no plan, or ""
};

/// The picture of `blocks`, which leave at least one block of margin within the lattice, with rounds along
/// trees of the generator `options` name as their carver.
PicturePlan plan_picture(const Lattice& squares, const Mask& blocks, const Options& options, Rng& rng);

}  // namespace mazefolio::generate
