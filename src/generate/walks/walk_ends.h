#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/rng.h"
#include "maze/maze.h"

namespace mazefolio::generate {

/// What is wrong with a place for an end of a walk, or "": it is rim, a named place (maze/gates.h) or a cell
/// such as 3,4.
std::string end_fault(std::string_view place);

/// The gates that a place of a full lattice of squares stands for: all of the rim; the wall of one cell, or
/// of either of the two that share the middle of an even side; without a wall the cell, or cells, of the
/// center and a cell by its number. None where there is no such cell.
std::vector<Gate> ends_at(const AnyTopology& squares, std::string_view place);

/// Why no walk over all cells joins these places, or "".
std::string why_no_ends(const AnyTopology& squares, std::string_view from, std::string_view to);
/// Start and finish of one, by chance: where the places leave a choice, in different sides of the rim and far
/// apart.
std::optional<std::pair<Gate, Gate>> choose_ends(const AnyTopology& squares, std::string_view from,
                                                 std::string_view to, Rng& rng);

}  // namespace mazefolio::generate
