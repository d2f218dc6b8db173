#pragma once

#include <span>
#include <vector>

#include "topology/grids.h"

namespace mazefolio::topology {

/// Whether a mirror in the vertical line through the middle of the rings keeps nearly all of what they
/// surround, as of a butterfly that was traced. O(samples), of which there are a few thousand.
bool is_nearly_even(std::span<const Ring> rings);

/// The left half of what the rings surround, with its image as the right half: each ring is its own image, or
/// has one. The middle is that of the rings.
std::vector<Ring> with_even_halves(std::span<const Ring> rings);

/// Whether a choice asks for that: a mirrored maze in a traced outline.
bool has_even_halves(const GridChoice& choice);

}  // namespace mazefolio::topology
