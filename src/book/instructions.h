#pragma once

#include "book/book.h"
#include "layout/front_pages.h"

namespace mazefolio::book {

/// "How to play": what is true of the mazes of this book and no more, and where its answers are.
InstructionsContent instructions_text(const Book& book);

}  // namespace mazefolio::book
