#pragma once

#include "base/result.h"
#include "topology/lattice.h"

namespace mazefolio::generate {

/// Fails where no walk over all cells of a lattice of squares or hexagons is possible, as far as that can be
/// seen at once, and says why: the colors of a chessboard, cells that cut off others, dead ends. `round`: a
/// walk that ends beside its first cell. Cost: O(cells).
Outcome check_walkable(const Lattice& t, bool round);

/// What a message adds where there is no walk.
const char* what_would_do();
/// True where a step leads from one to the other.
bool are_beside(const Lattice& t, Cell a, Cell b);

/// The color of a square of a chessboard.
inline bool is_dark(const Lattice& t, Cell c) { return (t.column(c) + t.row(c)) % 2 != 0; }
/// Whether a step changes the color: of squares.
inline bool has_colors(const Lattice& t) { return t.degree() == 4; }

}  // namespace mazefolio::generate
