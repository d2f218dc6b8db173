#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/namespaces.h"

namespace mazefolio::maze::id_text {

// The parts of the text form of a puzzle id, for writing and parsing.

/// Percent-encodes all bytes but letters, digits and -_. ("," becomes "%2C").
std::string encoded(std::string_view text);
/// The reverse of encoded(). Throws InputError for any other text; `what` names it in the message.
std::string decoded(std::string_view text, std::string_view what);

/// Throws the InputError for a text that is no puzzle id.
[[noreturn]] void refuse(std::string message);

/// Removes the text up to the first `mark` from `rest`, together with the mark, and returns it.
std::optional<std::string_view> take_until(std::string_view& rest, char mark);

/// A whole number from `least` to a million. Throws InputError ("no number of columns") for anything else.
std::uint32_t count(std::string_view text, std::string_view what, std::int64_t least);

}  // namespace mazefolio::maze::id_text
