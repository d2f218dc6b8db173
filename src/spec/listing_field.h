#pragma once

#include "spec/book_spec.h"
#include "spec/field_table.h"

namespace mazefolio::spec {

/// What shops are told of the book.
Field<BookSpec> listing_field();

}  // namespace mazefolio::spec
