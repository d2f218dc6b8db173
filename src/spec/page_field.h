#pragma once

#include "spec/book_spec.h"
#include "spec/field_table.h"
#include "spec/vocabulary.h"

namespace mazefolio::spec {

/// `page`: a paper, 6x9in, {width, height} or {size}, each also lying or standing; and `orientation`.
Field<BookSpec> page_field(const Vocabulary& vocabulary);
Field<BookSpec> orientation_field();

/// The page that an argument such as --sheet names: a paper, a4 landscape or 6x9in.
Result<PageSize> parse_page(const std::string& text, const std::vector<Paper>& papers,
                            const std::string& argument);

/// Turns the page as `orientation` says, once both are read.
void turn_page(BookSpec& book, Context& context);

}  // namespace mazefolio::spec
