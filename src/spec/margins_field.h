#pragma once

#include "spec/book_spec.h"
#include "spec/field_table.h"

namespace mazefolio::spec {

/// "margins": a word, or the lengths of some sides. What the printer asks is checked when pages are counted.
Field<BookSpec> margins_field();

}  // namespace mazefolio::spec
