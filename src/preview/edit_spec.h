#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/diagnostic.h"

namespace mazefolio::preview {

/// The text of a spec in which the mapping that begins at a place has this value under a key; all else stays,
/// comments, too. The value is written as it is. Nothing where no mapping begins there.
std::optional<std::string> with_field(std::string_view text, const Place& mapping, std::string_view key,
                                      std::string_view value);

/// The same for a field of the book itself.
std::optional<std::string> with_book_field(std::string_view text, std::string_view key,
                                           std::string_view value);

/// The text without a field of the book; the same text where it has none.
std::string without_book_field(std::string_view text, std::string_view key);

}  // namespace mazefolio::preview
