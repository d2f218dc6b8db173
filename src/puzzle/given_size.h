#pragma once

#include <optional>

#include "base/diagnostic.h"
#include "spec/book_spec.h"
#include "topology/grids.h"

namespace mazefolio::puzzle {

/// The size that the mazes of an entry have that asks for one: that size, or, where its generator digs and
/// cannot dig this one, the size with a column or a row less, or both, that it can.
CellCount given_size(const PuzzleSpec& entry);

/// A warning at the entry's size where its mazes have another; nothing elsewhere.
std::optional<Diagnostic> other_size_warning(const PuzzleSpec& entry);

}  // namespace mazefolio::puzzle
