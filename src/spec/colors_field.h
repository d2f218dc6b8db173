#pragma once

#include <string>

#include "spec/book_spec.h"
#include "spec/field_table.h"

namespace mazefolio::spec {

/// The colors of walls and ground, by names or as "#rrggbb". What cannot be read in print is an error.
Field<PuzzleSpec> colors_field(std::string name);

/// Its definition in a schema.
Schema colors_schema();

/// The same for all entries of a book.
Field<BookSpec> book_colors_field(std::string name);

}  // namespace mazefolio::spec
