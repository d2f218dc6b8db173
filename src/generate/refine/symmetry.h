#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/rng.h"
#include "generate/refine/part.h"
#include "maze/maze.h"

namespace mazefolio::generate {

enum class Symmetry { none, mirror, half_turn, nearly_mirror, nearly_half_turn };

/// All, "none" first.
std::vector<std::string> symmetry_names();
/// The name must be one of them.
Symmetry symmetry_named(std::string_view name);

/// A half of a topology that looks like the other half, with the one cell in the middle if there is one.
struct Halves {
  std::string fault;             ///< why no perfect maze on these cells has this symmetry, or ""
  std::vector<Cell> image;       ///< cell -> its image; no_cell where there is none
  std::vector<Wall> wall_image;  ///< wall -> its image; no_wall where there is none
  Part half;                     ///< connected; cut down to a rectangle where it is one of squares
  bool exact = true;             ///< not only nearly symmetric
};

/// Finds the images by mirroring centers and the middles of walls. O(cells log cells).
Halves halve(const AnyTopology& whole, Symmetry symmetry);

/// Copies the open walls of the half to the other half and joins the two by one passage (or through the cell
/// in the middle). Nearly: copies but those walls that close a loop (where it shall be a `tree`), then opens
/// what keeps every cell reached.
BitSet unfold(const AnyTopology& whole, const Halves& halves, const BitSet& half_open, bool tree, Rng& rng);

}  // namespace mazefolio::generate
