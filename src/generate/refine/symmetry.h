#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/rng.h"
#include "generate/refine/part.h"
#include "maze/maze.h"
#include "topology/motion.h"

namespace mazefolio::generate {

enum class Symmetry { none, mirror, half_turn, nearly_mirror, nearly_half_turn };

/// All names; the first is "none".
std::vector<std::string> symmetry_names();
/// The symmetry with one of these names.
Symmetry symmetry_named(std::string_view name);

/// What cells must be for it, or nearly.
topology::Fold fold_of(Symmetry symmetry);

/// One half of a symmetric topology; a single cell in the middle belongs to it.
struct Halves {
  std::vector<Cell> image;       ///< cell -> its image; no_cell where there is none
  std::vector<Wall> wall_image;  ///< wall -> its image; no_wall where there is none
  Part half;                     ///< connected; cropped to its columns and rows where it has squares
  bool exact = true;             ///< false: nearly symmetric
};

/// Finds the images by mirroring centers and the middles of walls. O(cells log cells). Fails where no perfect
/// maze on these cells has this symmetry.
Result<Halves> halve(const AnyTopology& whole, Symmetry symmetry);

/// Copies the open walls of the half to the other half and joins the two by one passage (or through the cell
/// in the middle). Where the halves are nearly symmetric: copies all but those walls that close a loop (where
/// the maze must be a `tree`), then opens walls until every cell is reached.
BitSet unfold(const AnyTopology& whole, const Halves& halves, const BitSet& half_open, bool tree, Rng& rng);

}  // namespace mazefolio::generate
