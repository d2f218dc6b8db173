#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/namespaces.h"

namespace mazefolio::base {

/// The first character that no page can show: C0 and C1 controls (except line breaks where `lines`), line
/// separators, controls of the writing direction, and numbers that Unicode keeps free of characters, such as
/// U+FFFE. The text is well-formed UTF-8.
std::optional<char32_t> first_unprintable(std::string_view text, bool lines);

/// "U+202E"
std::string code_point(char32_t character);

/// Text from outside as messages show it: such characters as \x1B or \u202E, and so are bytes that are not
/// UTF-8.
std::string printable(std::string_view text, bool lines = false);

}  // namespace mazefolio::base
