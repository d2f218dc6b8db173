#pragma once

#include <cstddef>
#include <string>

#include "base/result.h"

namespace mazefolio::preview {

struct MadeBook;

/// What page `index` of a book, from 0, is worth: its kind, its figures in words and where it falls short, as
/// JSON (docs/preview.md). Fails where there is no such page.
Result<std::string> page_facts(const MadeBook& made, std::size_t index);

}  // namespace mazefolio::preview
