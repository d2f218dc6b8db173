#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "base/namespaces.h"

namespace mazefolio::base {

/// Byte offset of the first byte that is not well-formed UTF-8, if any.
std::optional<std::size_t> first_bad_utf8(std::string_view text);

/// The byte belongs to the same character as the byte before it.
constexpr bool continues_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

/// The first character of well-formed UTF-8 that is not empty; `text` loses it.
char32_t take_character(std::string_view& text);

std::string to_utf8(char32_t character);

/// Number of characters (code points) of well-formed UTF-8.
std::size_t count_characters(std::string_view text);

}  // namespace mazefolio::base
