#pragma once

#include "book/book.h"

namespace mazefolio::book {

/// The same book for screens: pages without content are gone, the others are counted anew, and what stands on
/// them is in the middle, as nothing is bound.
Book for_screens(Book book);

}  // namespace mazefolio::book
