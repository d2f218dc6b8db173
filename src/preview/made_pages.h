#pragma once

#include <cstddef>
#include <optional>

#include "book/book.h"

namespace mazefolio::preview {

struct MadeBook;

/// A page of a book that was made. Those of its separate answer key follow its own.
struct MadePage {
  bool in_key = false;
  std::size_t index = 0;  ///< from 0, in the book or the key
};

/// Page `index` from 0 among both; nothing where there is none.
std::optional<MadePage> find_page(const MadeBook& made, std::size_t index);

/// It as it is printed; of the book, where `solved`, with the ways through its mazes.
Page made_page(const MadeBook& made, const MadePage& page, TextMeasurer& measurer, bool solved = false);

}  // namespace mazefolio::preview
