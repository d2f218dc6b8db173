#pragma once

#include "spec/book_spec.h"
#include "spec/field_table.h"

namespace mazefolio::spec {

/// The `size` of a puzzle: auto, columns x rows, or a word for a share of what the room holds.
Field<PuzzleSpec> size_field();

}  // namespace mazefolio::spec
