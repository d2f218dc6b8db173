#pragma once

#include "spec/book_spec.h"
#include "spec/vocabulary.h"

namespace mazefolio::publish {

/// The pictures that a rule has at its start and finish, or at the ends of strings, where their author names
/// no others; in books for children strings have kites. Errors for pictures that are not known.
Diagnostics set_rule_pictures(BookSpec& book, bool for_children, const Vocabulary& vocabulary);

/// Takes away the sentences that a theme has dealt to such puzzles: they tell of other pictures.
void drop_dealt_stories(BookSpec& book);

}  // namespace mazefolio::publish
