#pragma once

#include "spec/book_spec.h"
#include "spec/vocabulary.h"

namespace mazefolio::publish {

/// The pictures at the ends of strings, where a tangle names some; in books for children all have kites,
/// unless their author says otherwise. Errors for pictures that are not known.
Diagnostics set_string_ends(BookSpec& book, bool for_children, const Vocabulary& vocabulary);

/// The pictures of start and finish that a rule has where an author names none.
void set_rule_pictures(BookSpec& book);

/// Takes away the sentences that a theme has dealt to mazes of strings: nobody goes a way there.
void drop_dealt_stories(BookSpec& book);

}  // namespace mazefolio::publish
