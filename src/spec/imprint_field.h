#pragma once

#include "spec/book_spec.h"
#include "spec/field_table.h"

namespace mazefolio::spec {

/// What the page of rights says.
Field<BookSpec> imprint_field();
/// What stands on the backs of mazes.
Field<BookSpec> backs_field();

/// An ISBN whose digits are checked, as it is written.
std::optional<std::string> as_isbn(const Node& node, Context& context);
/// Checks the digits of an ISBN of 10 or 13, with or without hyphens; an error says the right last one.
Outcome check_isbn(std::string_view isbn);

}  // namespace mazefolio::spec
