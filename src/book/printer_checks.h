#pragma once

#include "book/book.h"
#include "book/pagination.h"

namespace mazefolio::book {

/// What the spec asks and its printer does not do, as far as that is known before any maze is made: the trim,
/// the paper, lines and type.
Diagnostics check_printer(const BookSpec& spec, const Printer& printer);

/// The fewest pages that the printer makes a book of, a whole number of leaves.
int least_pages(const BookSpec& spec, const Printer& printer);

/// The pages that the book would have with so many more mazes like its last one, or with fewer; at least, for
/// more answers may be set closer. `rules` are those that it was paginated by.
int pages_with(const Book& book, const PaginationRules& rules, int more);

/// Errors where the printer makes no book of so many pages, each with what would do.
Diagnostics check_pages(const Book& book, const PaginationRules& rules);

/// Tells where very few mazes less would save a wider gutter.
std::optional<Remark> gutter_remark(const Book& book, const PaginationRules& rules);

}  // namespace mazefolio::book
