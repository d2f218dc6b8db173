#pragma once

#include <vector>

#include "topology/grids.h"

namespace mazefolio::topology {

/// Squares over letters, each letter with columns and rows of its own: their lines lie along the sides of its
/// strokes, so that a stroke of two cells holds two. Squares are a little narrower or wider than a pitch.
/// They cover the field and more, and their edges are split where those of other letters end. Later attempts
/// give more weight to the bridges between letters.
std::vector<Outline> letter_cells(const Region& region, int attempt);

}  // namespace mazefolio::topology
