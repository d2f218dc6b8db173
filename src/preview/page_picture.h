#pragma once

#include <string>

#include "base/result.h"
#include "preview/made_book.h"
#include "preview/page_wish.h"

namespace mazefolio::preview {

/// A page of this book as PNG, with 10 to 300 dots an inch, in the thread of the measurer. Fails where there
/// is no such page or it cannot be painted. Throws Canceled.
Result<std::string> page_picture(const MadeBook& made, const PageWish& wish, KeptMeasurer& measurer);

}  // namespace mazefolio::preview
