#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/namespaces.h"

namespace mazefolio::maze::id_text {

// The pieces that the text of a puzzle id is written and read by.

/// Letters, digits and -_. as they are, other bytes as %2C.
std::string encoded(std::string_view text);
/// The text before it was encoded; anything else is refused. `what` names it in the message.
std::string decoded(std::string_view text, std::string_view what);

/// Throws the InputError for a text that is no id.
[[noreturn]] void refuse(std::string message);

/// What stands before the first `mark`, taken off `rest` together with it.
std::optional<std::string_view> take_until(std::string_view& rest, char mark);

/// A whole number from `least` to a million; anything else is refused as "no number of columns".
std::uint32_t count(std::string_view text, std::string_view what, std::int64_t least);

}  // namespace mazefolio::maze::id_text
