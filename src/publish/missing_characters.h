#pragma once

#include "base/diagnostic.h"
#include "layout/frame.h"
#include "spec/book_spec.h"
#include "spec/house_files.h"

namespace mazefolio::publish {

/// An error for each text of the book that has a character which no installed font has: a box would be
/// printed for it. Distinct characters are looked for once.
Diagnostics missing_characters(const BookSpec& spec, const Words& words, const Font& font);

}  // namespace mazefolio::publish
