#pragma once

#include <string>
#include <string_view>

#include "base/options.h"
#include "puzzle/puzzle.h"
#include "spec/book_spec.h"

namespace mazefolio::puzzle {

// Changes of a maze that is there already, made or read. What they make has no id.

/// The same maze with thin walls; gates that it cannot keep are placed again. Fails where rock is more than
/// walls of one cell.
Result<Puzzle> thinned(Puzzle made, bool solved);

/// The same maze with walls of rock, its gates and its solution (maze/thick.h). Fails where its cells are not
/// whole squares, and where it is thick already.
Result<Puzzle> thickened(Puzzle made);

/// The maze with its dead ends merged, with braid, sparsified: what `refinement`, of refinements(), asks for.
/// Gates stay where they are, but for those of `goals` and where sparsify takes cells away: then all are
/// placed again. `file` is where it was read. Fails for refinements that are decided before a maze is carved,
/// and for rock that is more than walls of one cell.
Result<Puzzle> refined(Puzzle made, const Options& refinement, std::string_view seed, const Goals& goals,
                       const std::string& file, bool solved);

}  // namespace mazefolio::puzzle
