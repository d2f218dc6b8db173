#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "base/rng.h"
#include "maze/maze.h"

namespace mazefolio::generate {

/// Fails where a text names no place for an end of a walk: rim, a named place (maze/gates.h) or a cell such
/// as 3,4.
Outcome check_end(std::string_view place);

/// The gates for a place on a full lattice of squares. "rim": all rim gates. A named place: the wall of one
/// cell, or of each of the two cells in the middle of an even side; the center has no wall. "3,4": that cell,
/// without a wall. Empty where there is no such cell.
std::vector<Gate> ends_at(const AnyTopology& squares, std::string_view place);

/// Fails where no walk over all cells joins these places.
Outcome check_ends(const AnyTopology& squares, std::string_view from, std::string_view to);
/// Whether the gate leads up or down, where a page has room for its arrow, or has no wall.
bool leads_upright(const Lattice& squares, const Gate& gate);
/// Start and finish of such a walk, chosen at random: where the places leave a choice, in different sides of
/// the rim and far apart, and then in the upper and the lower one. Nothing where there are none.
std::optional<std::pair<Gate, Gate>> choose_ends(const AnyTopology& squares, std::string_view from,
                                                 std::string_view to, Rng& rng);

}  // namespace mazefolio::generate
