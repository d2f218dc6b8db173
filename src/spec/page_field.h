#pragma once

#include "spec/book_spec.h"
#include "spec/field_table.h"
#include "spec/vocabulary.h"

namespace mazefolio::spec {

/// `page`: a paper, 6x9in, {width, height} or {size}, each also lying or standing; and `orientation`.
Field<BookSpec> page_field(const Vocabulary& vocabulary);
Field<BookSpec> orientation_field();

/// Turns the page as `orientation` says, once both are read.
void turn_page(BookSpec& book, Context& context);

}  // namespace mazefolio::spec
