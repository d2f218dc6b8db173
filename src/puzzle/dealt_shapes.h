#pragma once

#include <optional>
#include <span>

#include "base/result.h"
#include "puzzle/entry_request.h"

namespace mazefolio::puzzle {

/// Where some of the shapes that an entry deals over its mazes make none, and others do: one error that names
/// both. Nothing where grids, algorithms or levels are dealt, too, and may be at fault. The requests are
/// those of the entry, the results theirs.
std::optional<Diagnostic> faulty_shapes(std::span<const EntryRequest> requests,
                                        std::span<const Result<Puzzle>> results);

}  // namespace mazefolio::puzzle
